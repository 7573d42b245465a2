declare module 'plist' {
  const plist: {
    readonly build: (content: Readonly<Record<string, unknown>>) => string;
    readonly parse: (text: string) => Readonly<Record<string, unknown>>;
  };
  // biome-ignore lint/style/noDefaultExport: so the package is written.
  export default plist;
}
