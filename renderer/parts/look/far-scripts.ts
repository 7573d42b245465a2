/** Fonts for names in kanji, hanzi, hangul and other scripts. Hundreds of rules: loaded after the first picture stands. */
import '@fontsource/noto-sans-jp/400.css';
import '@fontsource/noto-sans-jp/700.css';
import '@fontsource/noto-sans-sc/400.css';
import '@fontsource/noto-sans-sc/700.css';
import '@fontsource/noto-sans-kr/400.css';
import '@fontsource/noto-sans-kr/700.css';
import '../../fonts/own-scripts.css';
// Signs of tags, in one colour as paper has it; ten pieces a weight, fetched one by one.
import '@fontsource/noto-emoji/400.css';
import '@fontsource/noto-emoji/700.css';
