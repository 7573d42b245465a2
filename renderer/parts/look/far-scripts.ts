/** Fonts for names in kanji, hanzi and hangul. Hundreds of rules: loaded after the first picture stands. */
import './far-scripts.css';
