import { type Stream, shuffle } from './stream.ts';

const GIVEN =
  'Anna Marek Chiara Jonas Sofia Pieter Élodie Tomáš Grace Oliver Zoë Liam Noor Mateo Inês Emil Iva Bram Lucía Henrik Maja Ruben Elif Hugo'.split(
    ' ',
  );
const FAMILY =
  'Bergström Nowak Conti Weber Lindqvist Marchand Dvořák Murphy Hughes Martin O’Connor Haddad García Costa Sørensen Horváth Visser Romero Lund Kowalska Öztürk Peeters Novák Silva'.split(
    ' ',
  );
const CYRILLIC =
  'Ольга Соколова, Иван Петров, Мария Кузнецова, Дмитрий Орлов, Елена Волкова, Сергей Лебедев, Алла Фёдорова, Пётр Ежов'.split(
    ', ',
  );
const JAPANESE = '佐藤 健, 鈴木 美咲, 高橋 直樹, 田中 葵, 伊藤 翔, 渡辺 由美, 山本 拓也, 中村 恵'.split(', ');

/** Mostly Latin, then Cyrillic, and Japanese where it is wanted. */
export const inventedNames = (count: number, random: Stream, withJapanese = false): readonly string[] => {
  const latin = shuffle(
    GIVEN.flatMap((given) => FAMILY.map((family) => `${given} ${family}`)),
    random,
  );
  const others = [...CYRILLIC, ...(withJapanese ? JAPANESE : [])].slice(0, Math.floor(count / 3));
  return shuffle([...others, ...latin.slice(0, count - others.length)], random);
};
