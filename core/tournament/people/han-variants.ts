/**
 * Han characters that names write in more than one way: old and new Japanese forms, forms of the family register, full and
 * simplified Chinese (Unihan: kZVariant, kSemanticVariant, kSimplifiedVariant). The first of each group stands for all; no
 * character is in two groups. Compatibility forms (福) need no line: normalising takes them away.
 */

const GROUPS = `
高髙 崎﨑嵜碕 辺邉邊边 斎齋斉齊齐 沢澤泽 浜濱濵滨 広廣广 恵惠 島嶋嶌岛 富冨 吉𠮷 桜櫻樱 国國 竜龍龙 滝瀧 真眞 静靜 栄榮荣 桧檜
鉄鐵銕铁 黒黑 徳德 瀬瀨 峰峯 館舘馆 藤籐 柳栁桺 曽曾 蔵藏 条條 関關关 薗園园 巌巖 淵渕渊 梅楳 増增 豊豐丰 与與 万萬 学學 実實实
宝寶寳 寿壽 弥彌 亜亞亚 円圓圆 塩鹽盐 応應应 岳嶽 覚覺觉 気氣气 亀龜龟 暁曉晓 県縣县 権權权 厳嚴严 児兒儿 収收 渋澁澀涩 縄繩绳
将將 焼燒烧 乗乘 浄淨净 尽盡 図圖图 粋粹 数數 声聲 摂攝摄 銭錢钱 禅禪 双雙 壮壯 荘莊庄 総總总 続續续 体體 台臺 択擇择 単單单 団團团
断斷 昼晝 聴聽听 鎮鎭镇 点點 当當 党黨 独獨 売賣卖 麦麥 発發发 仏佛 変變变 芦蘆 毎每 満滿满 訳譯 薬藥药 予豫 余餘 誉譽 来來 頼賴赖
乱亂 覧覽 両兩两 緑綠绿 礼禮 励勵 霊靈灵 齢齡 恋戀 炉爐 労勞劳 楼樓 湾灣 鶴靏靍鹤 船舩 緒緖
張张 劉刘 陳陈 楊杨 趙赵 呉吳吴 孫孙 馬马 許许 羅罗 鄭郑 謝谢 鄧邓 馮冯 葉叶 盧卢 蘇苏 蔣蒋 賈贾 譚谭 陸陆 鍾钟 湯汤 韓韩 黄黃 宮宫
魯鲁 範范 閻阎 顧顾 錦锦 銀银 鈴铃 長长 東东 車车 門门 間间 閔闵 風风 飛飞 魚鱼 鳥鸟 麗丽 義义 樹树 橋桥 濤涛 潔洁 瑠璢 凜凛 遥遙 渉涉
薫薰 勲勳 勝胜 剛刚 強强 倉仓 偉伟 傑杰 華华 紅红 紀纪 純纯 細细 経經经 緯纬 節节 聖圣 芸藝艺 蘭兰 衛卫 記记 詩诗 誠诚 論论 謙谦 議议
貞贞 財财 貴贵 賢贤 軍军 輝辉 運运 達达 選选 遠远 釈釋释 鋼钢 鋭锐 開开 陽阳 雲云 電电 頌颂 須须 顕顯显 願愿 飯饭 駿骏 鵬鹏 鴻鸿
`;

const firstOf: ReadonlyMap<string, string> = new Map(
  GROUPS.trim()
    .split(/\s+/u)
    .flatMap((group) => {
      const [first, ...others] = [...group];
      return first === undefined ? [] : others.map((other): [string, string] => [other, first]);
    }),
);

export const withoutVariants = (text: string): string => {
  if (!/\p{Script=Han}/u.test(text)) return text;
  return [...text].map((character) => firstOf.get(character) ?? character).join('');
};
