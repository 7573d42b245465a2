/** The page that shows all pictures. */

type Section = { readonly title: string; readonly names: readonly string[] };

const picture = (name: string): string =>
  `<a href="${name}.webp"><img src="${name}.webp" alt="${name}" width="390"></a>`;

/** Two pictures beside each other. */
const rowsOf = (names: readonly string[]): string[] =>
  names.flatMap((name, i) => {
    if (i % 2 === 1) return [];
    const pair = [name, ...names.slice(i + 1, i + 2)];
    return [`| ${pair.map(picture).join(' | ')} |`, `| ${pair.join(' | ')} |`];
  });

const sectionOf = ({ title, names }: Section): string => {
  const rows = rowsOf(names);
  return rows.length === 0 ? '' : `## ${title}\n\n|     |     |\n| --- | --- |\n${rows.join('\n')}\n\n`;
};

/** The index in Markdown: a section an event, paper before hall. */
export const indexOf = (sections: readonly Section[]): string => {
  const ordered = sections.map(({ title, names }) => ({
    title,
    names: [...names.filter((name) => !name.includes('-hall-')), ...names.filter((name) => name.includes('-hall-'))],
  }));
  return (
    `# Sheets and hall pages\n\nFirst pages of the PDFs that the program prints, and the pages of its hall window. Made by \`npm run gallery\`.\n\n${ordered.map(sectionOf).join('')}`.trimEnd() +
    '\n'
  );
};

/** The index of the screens of the desk: English by day, Russian by night. */
export const screensIndex = (names: readonly string[]): string =>
  `# The screens of the desk\n\nSamples of all families with their tabs, dialogs, menus and cards, what only certain moments show (a table in hand, a round closed without results, the hall open, a table breaking, a damaged file), the same families with nobody entered, names of 120 characters, one person and 2,000, displays of 1920 × 1080 and 3840 × 2160. Made by \`npm run gallery\`.\n\n${sectionOf({ title: 'English, light', names: names.filter((name) => name.startsWith('en-')) })}${sectionOf({ title: 'Russian, dark', names: names.filter((name) => name.startsWith('ru-')) })}`.trimEnd() +
  '\n';

/** The index of the parts, each in every state. */
export const partsIndex = (names: readonly string[]): string =>
  `# The parts of screens\n\nEvery part in every state, by day, by night and with Russian words. Made by \`npm run gallery\`.\n\n${sectionOf({ title: 'Parts', names })}`.trimEnd() +
  '\n';
