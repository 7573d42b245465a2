/** The rules of all fonts of paper and hall: hundreds of kilobytes, fetched when something is to be laid out. */
// Latin, Cyrillic, Greek and Vietnamese come from one family, so that mixed lists look even.
import '@fontsource/noto-sans/400.css';
import '@fontsource/noto-sans/700.css';
import '../parts/look/far-scripts.ts';
