import { describe, expect, test } from 'vitest';
import {
  among,
  everybody,
  moved,
  noSelection,
  only,
  type Selection,
  upTo,
  withOrWithout,
} from '../../../renderer/people/table/selection.ts';

const rows = [5, 3, 9, 1, 7];
const shape = ({ at, chosen }: Selection) => [at, ...chosen];

describe('the keyboard', () => {
  test('begins at the end it comes from', () => {
    expect(moved(noSelection, 1, rows, false).at).toBe(5);
    expect(moved(noSelection, -1, rows, false).at).toBe(7);
    expect(moved(noSelection, rows.length, rows, false).at).toBe(7);
    expect(moved(noSelection, -rows.length, rows, false).at).toBe(5);
    expect(moved(noSelection, 1, [], false)).toEqual(noSelection);
  });

  test('moves in the order shown, at most to the ends', () => {
    expect(shape(moved(only(3), 1, rows, false))).toEqual([9, 9]);
    expect(shape(moved(only(3), 20, rows, false))).toEqual([7, 7]);
    expect(shape(moved(only(3), -20, rows, false))).toEqual([5, 5]);
  });

  test('with Shift chooses what lies between, both ways from where it began', () => {
    const down = moved(moved(only(9), 1, rows, true), 1, rows, true);
    expect(shape(down)).toEqual([7, 9, 1, 7]);
    expect(shape(moved(moved(moved(down, -1, rows, true), -1, rows, true), -1, rows, true))).toEqual([3, 3, 9]);
  });
});

test('one more or less with Ctrl', () => {
  const two = withOrWithout(only(3), 7);
  expect(shape(two)).toEqual([7, 3, 7]);
  expect(shape(withOrWithout(two, 3))).toEqual([3, 7]);
});

test('everybody, and a range to a click', () => {
  expect([...everybody(noSelection, rows).chosen]).toEqual(rows);
  expect(everybody(only(9), rows).at).toBe(9);
  expect(shape(upTo(only(1), 3, rows))).toEqual([3, 3, 9, 1]);
  expect(shape(upTo(noSelection, 3, rows))).toEqual([3, 3]);
});

describe('people who go', () => {
  test('leave the selection, the next one takes the keyboard', () => {
    expect(shape(among(only(9), rows, [5, 3, 1, 7]))).toEqual([1, 1]);
    expect(shape(among(only(7), rows, [5, 3]))).toEqual([3, 3]);
    expect(among(only(7), rows, [])).toEqual(noSelection);
  });

  test('leave the others chosen', () => {
    const three = upTo(only(1), 3, rows);
    expect(shape(among(three, rows, [5, 3, 1]))).toEqual([3, 3, 1]);
  });

  test('nobody gone: the same selection', () => {
    const one = only(3);
    expect(among(one, rows, rows)).toBe(one);
  });
});
