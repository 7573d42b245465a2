declare module 'js-yaml' {
  const yaml: { readonly load: (text: string) => unknown };
  // biome-ignore lint/style/noDefaultExport: so the package is written.
  export default yaml;
}
