/** Fonts for names in kanji, hanzi, hangul and other scripts. Hundreds of rules: loaded after the first picture stands. */
import './far-scripts.css';
import '../../fonts/own-scripts.css';
import '../../fonts/emoji.css';
