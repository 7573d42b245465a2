type Contestant = { readonly name: string; readonly members: readonly string[] };

/** Names of a paste: one contestant a line, players parted by commas, tabs or semicolons. */
export const contestantsIn = (text: string): readonly Contestant[] =>
  text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const parts = line.split(/[,;\t]/u).map((part) => part.trim());
      const members = parts.filter((part) => part !== '');
      return { name: members.join(' – '), members: members.length > 1 ? members : [] };
    });
