/**
 * Characters that the rules of the bundled fonts promise (their `unicode-range`) and that none of their files has: signs of Indic
 * scripts, some marks. Ranges of code points in hex. Found by comparing the rules with the files; the test of
 * this file does the same and fails when a new version of the fonts differs.
 */
export const promisedOnly: string =
  '1-c e-1f 7f-9f 2cd 2d8 2db 302 305-306 30a-30b 30d 311 31b 321-322 324-325 327-328 32b-32c 32e-32f 331-339 33c-33d ' +
  '33f 348 352 35c 35e-35f 361 363 368 36c 36f 3e2-3ef 530 1c89-1c8a 1cd0-1cf9 1dc4-1dc5 1f16-1f17 1f1e-1f1f ' +
  '1f46-1f47 1f4e-1f4f 1f58 1f5a 1f5c 1f5e 1f7e-1f7f 1fb5 1fc5 1fd4-1fd5 1fdc 1ff0-1ff1 1ff5 1fff-2001 2004-2008 200a ' +
  '200e-200f 2017 201b 201f 2023-2024 2028-202f 2031 2034 2036-2038 203d-2041 2043 2045-2046 204a-2050 2052-2070 ' +
  '2075-2078 207a-2084 208c-208e 2092 20db 20e0 2117 2120 2133 2153-2154 215b-215e 21a0 21af-21b5 21ba-21bc 21c0 21ca ' +
  '21cd 21cf 21d1 21d3 21e0-21e3 220c 2217-2219 2222 223c 2250-2253 2256 225a 2270-2271 2279-227b 2280-2281 22a3-22a4 ' +
  '22b0-22b1 22b9 22bb-22bc 22c5-22c6 22ce-22cf 22ee 2304 230b 2313-2314 2323 239b 239d-239e 23a0 2445 2449 25ac-25ad ' +
  '25b0 25b4-25b5 25b8-25bb 25be-25bf 25c2-25c4 25c8 25cd 25d4-25d5 25d8 25dc-25e1 25ea-25eb 261a-261b 262d 2630 ' +
  '263b-263f 2654-2655 2658 265a-265b 265d-265e 2688 2698 26a4 2704 2706 270e 2715 2717-2718 271b 271f 2724-2727 ' +
  '2729-2730 2732 273a 273e 2741-2743 2748-2749 274f 275b 275d-275e 2765-2767 276e-276f 2794 279c 279f-27a0 27a2 ' +
  '27a4-27a5 27a8 27b2-27b3 27b9 27e8-27e9 27f6 2800 28ec 2913 2921-2922 2963 2965 2a2f 2ac5-2ac6 2acb-2acc 2bc5-2bc6 ' +
  '2e1c-2e1d 4db6-4dbf 9ff0-9fff a001 a007 a025 a046-a047 a057 a072 a078-a079 a083 a085 a100 a118 a132 a134 a1f4 a242 ' +
  'a4a6 a4aa a4b0-a4b1 a4b3 a7cb-a7cf a7d2 a7d4 a7da-a7f1 a830-a839 a8e0-a8fe a9c1-a9c2 e600-e608 e60a-e60c e60e-e611 ' +
  'e621 e675 e6b9 e715 f0a7 f0b2 f0b7 f0c9 f0d8 f0da f0dc-f0dd f0e0 f0e6 f0eb f0fc f101 f104-f105 f107 f10b f11b f14b ' +
  'f18a f193 f1d6-f1d7 f244 f27a f296 f2ae f471 f4b3 f610-f611 f880-f881 f8ec f8f5 f8ff fe0e fffc 11b00-11b09 f012b';

const ranges: readonly (readonly [number, number])[] = promisedOnly.split(' ').map((range) => {
  const [first = '', last = first] = range.split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
});

/** Whether the fonts promise a character that they do not have. */
export const isOnlyPromised = (code: number): boolean => ranges.some(([from, to]) => from <= code && code <= to);
