import { describe, expect, test } from 'vitest';
import { stepsOfEvent } from '../../../core/exchange/event-steps.ts';
import { jsonDepth } from '../../../core/exchange/json-depth.ts';
import { listOfTable } from '../../../core/exchange/table-file.ts';
import { families } from '../../../core/games/all.ts';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('[reliability 14.1] JSON nests at most 20 deep, counted before it is parsed', () => {
  test('the deepest place counts, brackets in texts do not', () => {
    expect([jsonDepth('1'), jsonDepth('[]'), jsonDepth('{"a":[{}]}'), jsonDepth('[[],[[]]]')]).toEqual([0, 1, 3, 3]);
    expect(jsonDepth('["[[[\\"[[["]')).toBe(1);
  });

  test('an event of a million brackets is refused with both numbers', () => {
    const refused = stepsOfEvent(nested(1_000_000), 'a'.repeat(32), families);
    expect(refused).toMatchObject({ refusal: { code: 'event.tooDeep', params: { found: 1_000_000, allowed: 24 } } });
    expect(stepsOfEvent(nested(24), 'a'.repeat(32), families)).toMatchObject({ refusal: { code: 'event.other' } });
  });

  test('a table that nests is refused, not parsed; what does not begin as JSON may be a list', () => {
    expect(listOfTable(`{"rows":${nested(100_000)}}`)).toMatchObject({
      refusal: { code: 'event.tooDeep', params: { found: 100_001, allowed: 4 } },
    });
    for (const text of ['{', '{Ann} One', 'Name,Club']) expect(listOfTable(text)).toEqual({ ok: true, value: null });
  });

  test('[reliability 14.3] a table that breaks off, or is another file, is no list: its line is named', () => {
    const lines = [
      '{',
      ' "format": "seatwright-table",',
      ' "version": 1,',
      ' "rows": [',
      '  {"name": "Ann" "club": 1}',
    ];
    expect(listOfTable(`\uFEFF${lines.join('\n')}`)).toMatchObject({
      refusal: { code: 'event.notJson', params: { line: 5 } },
    });
    const event = '{"format":\n"seatwright-event", "version": 1}';
    expect(listOfTable(event)).toMatchObject({ refusal: { code: 'event.form', params: { field: 'format', line: 2 } } });
  });
});
