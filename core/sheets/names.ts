/**
 * Names as people outside see them, on paper and in the hall.
 *
 * | rule | where |
 * | --- | --- |
 * | [hall-and-print 0.4] order, headings and initials come from the fields, or from what the event says of a single one [L-9.1] | `partsOf` |
 * | [hall-and-print 0.5.3] initials only if nobody else then reads the same | `shownNames`, `short` |
 * | [hall-and-print 0.5] never two players with identical visible text: club, else registration number | `additionsTo` |
 * | [hall-and-print 2.9] the shown name replaces the real one: fields not in it are not used | `partsOf` |
 * | a tag chooses (WCAG 3.1.2) Chinese, Japanese or Korean glyph forms | `langOf` |
 */

import { inOrder, type NameParts, type NamesAs, nameParts, writtenName } from '../tournament/people/name-parts.ts';
import { saidOf } from '../tournament/people/people-said.ts';
import type { Entrant, Tournament } from '../tournament/state.ts';
import type { EntrantId, Phrase } from '../tournament/words.ts';

/** `short`: with initials, where that is still unique. */
export type ShownName = {
  readonly text: string;
  readonly short: string | null;
  readonly lang: string | null;
  /** How the name is read, and what it is in a second script: searched, never shown. */
  readonly reading?: string;
  /** What it is sorted by, where that does not stand first [L-9.2]. */
  readonly strong?: string;
  /** A substitute has the player's name here. */
  readonly insteadOf?: string;
  /** Whom they meet, in smaller letters below. */
  readonly met?: string;
  /** In smaller letters: the name in a second script, the club. */
  readonly under?: { readonly text: string; readonly lang: string | null };
};

/** `plain` for reading, `listed` for finding (family name first). */
export type Named = {
  readonly plain: ShownName;
  readonly listed: ShownName;
  readonly key: string;
  /** What the range of a page is written with: the family name where it is known, else the first word. */
  readonly head: string;
  /** Empty where it is not known. */
  readonly family: string;
};

const partsOf = ({ name, familyName, members }: Entrant, namesAs: NamesAs | undefined): NameParts | null => {
  if (familyName === '' || name === familyName) {
    return namesAs === undefined || namesAs.whole === true || members.length > 0 ? null : nameParts(name, namesAs);
  }
  if (name.startsWith(`${familyName} `)) {
    return { familyFirst: true, family: familyName, rest: name.slice(familyName.length + 1) };
  }
  if (name.endsWith(` ${familyName}`)) {
    return { familyFirst: false, family: familyName, rest: name.slice(0, -familyName.length - 1) };
  }
  return null;
};

const LETTER = /[\p{L}\p{M}]/u;

/** Where a family name stands in a name as it is written, -1 where it does not: "Li" is no part of "Liam". */
export const familyAt = (text: string, family: string): number => {
  for (let at = text.indexOf(family); family !== '' && at >= 0; at = text.indexOf(family, at + 1)) {
    if (!LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + family.length] ?? '')) return at;
  }
  return -1;
};

/** "Jean-Pierre" is "J.-P.", "Анна Мария" is "А. М."; null in scripts that do not cut names to initials. */
const initialsOf = (rest: string): string | null => {
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\s.'’-]+$/u.test(rest)) return null;
  const cut = rest.replace(/\p{L}[\p{L}\p{M}.'’]*/gu, (word) => `${[...word.normalize('NFC')][0] ?? ''}.`);
  return cut === rest ? null : cut;
};

/** The entrant's own tag, else what the script can tell. Han alone tells nothing. */
export const langOf = (text: string, own?: unknown): string | null => {
  if (typeof own === 'string' && own !== '') return own;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return null;
};

export const BETWEEN_MEMBERS = ' – ';

/** A pair that goes by the names of its members follows them. */
const ofMembers = ({ name, members }: Pick<Entrant, 'name' | 'members'>, namesAs: NamesAs | undefined): string =>
  namesAs !== undefined && members.length > 1 && name === members.join(BETWEEN_MEMBERS)
    ? members.map((member) => writtenName(member, namesAs).text).join(BETWEEN_MEMBERS)
    : name;

/** Somebody's name in the order of the event, whoever else has the same [L-9.1]. */
export const nameAs = (entrant: Entrant, namesAs: NamesAs | undefined): string => {
  const parts = partsOf(entrant, namesAs);
  return parts === null ? ofMembers(entrant, namesAs) : inOrder(parts, namesAs?.order ?? 'entered');
};

/** A pair that goes by the names of its members with initials, as they follow them; null for everybody else, and where no member has any. */
export const membersShort = ({ name, members }: Entrant, namesAs: NamesAs | undefined): string | null => {
  if (namesAs === undefined || members.length < 2 || name !== members.join(BETWEEN_MEMBERS)) return null;
  const short = members.map((member) => {
    const parts = nameParts(member, namesAs);
    const rest = parts === null ? null : initialsOf(parts.rest);
    return parts === null || rest === null
      ? writtenName(member, namesAs).text
      : inOrder({ ...parts, rest }, namesAs.order);
  });
  return short.join(BETWEEN_MEMBERS) === ofMembers({ name, members }, namesAs) ? null : short.join(BETWEEN_MEMBERS);
};

const counted = (texts: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

type Draft = {
  readonly entrant: Entrant;
  readonly parts: NameParts | null;
  readonly plain: string;
  readonly listed: string;
};

/** The club where that helps, else the registration number. */
const additionsTo = (drafts: readonly Draft[]): ReadonlyMap<EntrantId, string> => {
  const plain = counted(drafts.map((draft) => draft.plain));
  const listed = counted(drafts.map((draft) => draft.listed));
  const alike = drafts.filter((draft) => (plain.get(draft.plain) ?? 0) > 1 || (listed.get(draft.listed) ?? 0) > 1);
  const withClub = counted(
    alike.flatMap((draft) => {
      const addition = ` (${draft.entrant.club})`;
      return [...new Set([draft.plain + addition, draft.listed + addition])];
    }),
  );
  const taken = new Set(drafts.flatMap((draft) => [draft.plain, draft.listed]));
  return new Map(
    alike.map((draft) => {
      const { id, club } = draft.entrant;
      const byClub = ` (${club})`;
      const free = (addition: string) => !taken.has(draft.plain + addition) && !taken.has(draft.listed + addition);
      const clubTells =
        club !== '' && withClub.get(draft.plain + byClub) === 1 && withClub.get(draft.listed + byClub) === 1;
      const addition = [...(clubTells ? [byClub] : []), ` (${id})`, ` (no. ${id})`].find(free) ?? ` (${id}, ${id})`;
      taken.add(draft.plain + addition).add(draft.listed + addition);
      return [id, addition];
    }),
  );
};

/** Whose names are shown, and how. */
export type NamesOf = Pick<Tournament, 'entrants'> & { readonly namesAs?: NamesAs | undefined };

/** No two alike. `entrants` are all of the tournament: initials must be unique among everybody. */
export const shownNames = ({ entrants, namesAs }: NamesOf): ReadonlyMap<EntrantId, Named> => {
  /** Older events: as entered, and in lists by name with the family name first. */
  const inList = namesAs?.order ?? 'family';
  const isAsEntered = namesAs?.order === 'entered';
  const drafts = entrants.map((entrant): Draft => {
    const parts = partsOf(entrant, namesAs);
    const plain = nameAs(entrant, namesAs);
    return { entrant, parts, plain, listed: parts === null ? plain : inOrder(parts, inList) };
  });
  const additions = additionsTo(drafts);
  const written = drafts.map(({ entrant, parts, plain, listed }) => {
    const addition = additions.get(entrant.id);
    const initials = parts === null || addition !== undefined ? null : initialsOf(parts.rest);
    return {
      entrant,
      // A comma after the first word is none of the name.
      head: (isAsEntered ? undefined : parts?.family) ?? plain.split(' ')[0]?.replace(/(?<=\p{L})[,;]$/u, '') ?? '',
      family: parts?.family ?? '',
      key:
        entrant.reading === '' ? (parts === null || isAsEntered ? listed : inOrder(parts, 'family')) : entrant.reading,
      plain: plain + (addition ?? ''),
      listed: listed + (addition ?? ''),
      plainShort:
        parts === null || initials === null ? null : inOrder({ ...parts, rest: initials }, namesAs?.order ?? 'entered'),
      listedShort: parts === null || initials === null ? null : inOrder({ ...parts, rest: initials }, inList),
    };
  });
  const texts = counted(
    written.flatMap(({ plain, listed, plainShort, listedShort }) => [
      ...new Set([plain, listed, plainShort, listedShort].filter((text) => text !== null)),
    ]),
  );
  const unique = (text: string | null) => (text !== null && texts.get(text) === 1 ? text : null);
  return new Map(
    written.map(({ entrant, head, family, key, plain, listed, plainShort, listedShort }) => {
      const lang = langOf(`${entrant.name}${entrant.reading}`, entrant.traits.lang);
      const { reading: read, traits } = entrant;
      const reading = [read, `${traits.otherScript ?? ''}`].filter((text) => text !== '').join(' ');
      return [
        entrant.id,
        {
          plain: { text: plain, short: unique(plainShort), lang },
          listed: {
            text: listed,
            short: unique(listedShort),
            lang,
            ...(reading === '' ? {} : { reading }),
            ...(inList === 'given' && family !== '' ? { strong: family } : {}),
          },
          key,
          head,
          family,
        },
      ];
    }),
  );
};

export const saidIn = (names: ReadonlyMap<EntrantId, Named>, phrase: Phrase): Phrase =>
  saidOf(phrase, (id) => names.get(id)?.plain.text ?? null);
