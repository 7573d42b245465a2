import { expect, test } from 'vitest';
import { parseCommandLine } from '../../electron-double/command-line.ts';
import { addScheme, fromPage, originOf, policyToPage, toPage } from '../../electron-double/session/addresses.ts';

addScheme('app');

test.each([
  ['app://seatwright/', 'http://seatwright.app.localhost/'],
  ['app://seatwright/print.html?job=3#page', 'http://seatwright.app.localhost/print.html?job=3#page'],
  ['app://seatwright/%D1%81%D1%82%D0%BE%D0%BB', 'http://seatwright.app.localhost/%D1%81%D1%82%D0%BE%D0%BB'],
])('%s is loaded as %s, and read back', (own, page) => {
  expect(toPage(own)).toBe(page);
  expect(fromPage(page)).toBe(own);
});

test.each([
  'https://example.org/',
  'http://localhost:5173/',
  'http://a.other.localhost/',
  'data:text/html,x',
  'blob:x',
])('%s is nobody’s own address', (address) => {
  expect(toPage(address)).toBe(address);
  expect(fromPage(address)).toBe(address);
});

test('an origin is scheme and host', () => {
  expect(originOf('app://seatwright/index.html')).toBe('app://seatwright');
  expect(originOf('about:blank')).toBe('null');
});

test('a policy that names the own scheme holds for the page’s address of it', () => {
  expect(policyToPage("default-src 'self' app:; img-src app://seatwright data:; base-uri 'none'")).toBe(
    "default-src 'self' http://*.app.localhost; img-src http://seatwright.app.localhost data:; base-uri 'none'",
  );
});

test('switches count wherever they stand; the first other word is the application', () => {
  const line = parseCommandLine(['--inspect=0', 'dist/main.js', '--user-data-dir=/d=1', 'a.seatwright', '-r', 'x.js']);
  expect([...line.switches]).toEqual([
    ['inspect', '0'],
    ['user-data-dir', '/d=1'],
  ]);
  expect(line.application).toBe('dist/main.js');
  expect(line.required).toEqual(['x.js']);
});
