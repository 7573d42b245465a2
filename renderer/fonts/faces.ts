/** The rules of all fonts of paper and hall: hundreds of kilobytes, fetched when something is to be laid out. */
import './noto-sans.css';
import './right-to-left.css';
import './last.css';
import '../parts/look/far-scripts.ts';
