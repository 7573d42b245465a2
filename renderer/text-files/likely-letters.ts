/**
 * Which letters are common in lists of people, so that bytes can be weighed as a text of one encoding or another.
 *
 * | what | is told by |
 * | --- | --- |
 * | letters of an alphabet | their order: each is nine tenths as frequent as the one before |
 * | characters of Chinese, Japanese and Korean | a list of those that names and headings are made of, and the first level of the standard |
 *
 * Figures are natural logarithms of how often a character stands there.
 */

/** Per language: its letters beyond ASCII, or all of them where none is ASCII, commonest first. */
const alphabets: readonly string[] = [
  // Russian, Ukrainian and Belarusian, Serbian and Macedonian, Bulgarian with the first.
  'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё',
  'оаниеітврслкмудпязьгбчйхцїжєюшщфґўыэё',
  'аоеинртјсувкмдплзгбчцшхжљњђћџфќѓѕ',
  // German, French, Spanish, Portuguese, Italian.
  'üöäßÖÜÄé',
  'éèçëïêîôâûàœùÉÈÎÇ',
  'áíéóñúüÁÉÍÓÚÑ',
  'ãáéóíçêõúâôàÁÉÍÓÚÂ',
  'òàèìùé',
  // Swedish and Finnish, Danish and Norwegian, Icelandic.
  'öäåéÅÖÄ',
  'øåæéöüØÅÆ',
  'óíáðöúþéæýÞÓÁÖÍ',
  // Polish, Czech and Slovak, Hungarian, Slovenian and Croatian, Romanian.
  'łóńśżęąźćŁŻŚĆŹ',
  'áíéýčřšěžůúňďťóľôäĺŕŠČŘŽÚĎŤĽ',
  'áéóöíőüúűÁÉÖŐÜÓ',
  'čšžćđŽŠČĆĐ',
  'ăâîțșţşȘŞȚŢÎ',
  // Turkish, Lithuanian, Latvian, Estonian.
  'ışğüçöİŞÖÇÜâ',
  'ėčšųžįūęąŽŠČ',
  'āīēšļņūžķģčŽŠĀĢĶČ',
  'äõöüšžÕÄÖÜ',
  // Greek, Hebrew, Arabic and Persian, Thai.
  'αοιςηρνστεκλπμυδγίάόθφβχήέζώύξψωΐϊ',
  'ילראנמוהבןדשםעתגחקזטכפסצךץף',
  'امينلدرحبعوسةفهكجقشزطخصتغذثضىأإءظئؤآیکگپچ',
  'านรกัิี่วยมลสงพชตท้ดธปุอคเณศบห์ะไจภูญขผฐถแื็ซโๆำใฉฟษฤ',
];

const RATIO = 0.9;

/** A Latin word has few letters beyond ASCII. */
const BESIDE_ASCII = -2;

/** The letters of a language with their figures; a capital counts as its letter unless it stands there itself. */
const weighed = (alphabet: string): ReadonlyMap<string, number> => {
  const letters = [...alphabet];
  const whole = (1 - RATIO ** letters.length) / (1 - RATIO);
  const beside = alphabet < '\u0250' ? BESIDE_ASCII : 0;
  const figures = new Map(letters.map((letter, rank) => [letter, beside + Math.log(RATIO ** rank / whole)]));
  for (const letter of letters) {
    const capital = letter.toUpperCase();
    if (!figures.has(capital)) figures.set(capital, (figures.get(letter) ?? 0) - 0.1);
  }
  return figures;
};

export const languages: readonly ReadonlyMap<string, number>[] = alphabets.map(weighed);

const commonJapanese =
  '田中山本村川藤佐木井小林加松野高橋伊鈴渡辺吉石原上島池内前森青坂谷清水岡斎大西東北南久保三浦宮崎坂口今岩金古河福竹杉千葉平近遠後安部阿和武長市菊関根横尾丸増丹羽桜工酒荒沢一二郎太男子美恵香奈愛由紀智健司正明宏浩隆博雄誠真純洋文夫彦介也人樹輝翔優希陽菜結衣咲花彩麻理江代代直幸英樹義和雅哉秀康裕貴徹剛勇進修学光氏名姓選手番号所属都道府県地区会東京大阪名札卓席順位点数得段級読仮';
const commonChinese =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂华建国志玉红春兰梅海燕云飞鹏宇浩欣怡佳琪子轩涵诗雨梓晨俊豪嘉慧婷雪琳颖思萍辉斌波宁成福生东旭峰凯亮健一小大中姓名编号选手俱乐部城市省国家北京上海广州深圳天津';
const traditional =
  '張劉陳楊趙黃吳孫馬羅鄭謝韓馮蕭鄧許呂蘇盧蔣賈葉閻鐘譚鄒陸顧龍萬錢湯喬賀賴龔偉靜麗強軍艷傑濤華國紅蘭雲飛鵬軒詩豪穎輝寧東凱編號選樂廣臺灣高雄新竹南投台淑雅惠美玲君怡宗翰冠廷承恩宜蓁柏宏志家瑋建銘俊佩珊文彥';
const commonKorean =
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구나민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국준영수호은혜경희미숙자순철동상재승태훈용병광대일아름름별빛나라가람다솔슬기번호단체소속클럽회도시부산울시';

/** How far apart a common character, one of the first level, and any other lie. */
const COMMON = -6;
const FIRST_LEVEL = -8.9;
const RARE = -11.5;

const all = (leads: readonly [number, number], trails: readonly [number, number], label: string): string => {
  const pairs: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead += 1) {
    for (let trail = trails[0]; trail <= trails[1]; trail += 1) pairs.push(lead, trail);
  }
  return new TextDecoder(label).decode(Uint8Array.from(pairs)).replaceAll('\uFFFD', '');
};

export type Characters = (character: string) => number;

/** The figure of a character for one of the standards; made at the first question, for most files ask none. */
const byLevel = (common: string, firstLevel: () => string): Characters => {
  let levels: { readonly common: ReadonlySet<string>; readonly first: ReadonlySet<string> } | null = null;
  return (character) => {
    levels ??= { common: new Set(common), first: new Set(firstLevel()) };
    if (levels.common.has(character)) return COMMON;
    return levels.first.has(character) ? FIRST_LEVEL : RARE;
  };
};

export const japanese = byLevel(commonJapanese, () => all([0xb0, 0xcf], [0xa1, 0xfe], 'euc-jp'));
export const simplified = byLevel(commonChinese, () => all([0xb0, 0xd7], [0xa1, 0xfe], 'gb18030'));
export const complex = byLevel(commonChinese + traditional, () => all([0xa4, 0xc6], [0x40, 0xfe], 'big5'));
export const korean = byLevel(commonKorean, () => all([0xb0, 0xc8], [0xa1, 0xfe], 'euc-kr'));
