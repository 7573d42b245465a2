import type { FileState } from '../../core/api/file.ts';
import { families, familyIds } from '../../core/families.ts';
import { type Answer, ok } from '../../core/tournament/refusal.ts';
import type { FamilyId } from '../../core/tournament/words.ts';
import { call } from '../door/current.ts';
import { textOf } from '../i18n/text.ts';
import { createFile } from '../store/file.ts';
import { send } from '../store/tournament.ts';

/** The family that a new tournament starts with: the first there is. */
export const firstFamily: FamilyId = familyIds.find((id) => families[id] !== undefined) ?? 'mahjong';

/** Invented people, eight tables of four, in the scripts that meet at a table. */
const NAMES = [
  'Anna Bergström, Marek Nowak, Chiara Conti, Jonas Weber, Sofia Lindqvist, Pieter de Vries, Élodie Marchand, Tomáš Dvořák',
  'Ольга Соколова, Иван Петров, Мария Кузнецова, Дмитрий Орлов, Елена Волкова, Сергей Лебедев, Алла Фёдорова, Пётр Ежов',
  '佐藤 健, 鈴木 美咲, 高橋 直樹, 田中 葵, 伊藤 翔, 渡辺 由美, 山本 拓也, 中村 恵',
  'Grace Murphy, Oliver Hughes, Zoë Martin, Liam O’Connor, Noor Haddad, Mateo García, Inês Costa, Emil Sørensen',
].flatMap((line) => line.split(', '));

const ROUNDS = 4;

/** Makes a tournament full of invented people to try the program with. Null when the TO chose no place for it. */
export const openExample = async (): Promise<Answer<FileState | null>> => {
  const name = textOf('shell:start.exampleName');
  const place = await call('file.chooseNew', { suggested: name });
  if (!place.ok) return place;
  if (place.value === null) return ok(null);
  const made = await createFile({
    handle: place.value.handle,
    name,
    family: firstFamily,
    plannedRounds: ROUNDS,
  });
  if (!made.ok) return made;
  const added = await send({ type: 'entrants.add', entrants: NAMES.map((person) => ({ name: person })) });
  return added.ok ? made : added;
};
