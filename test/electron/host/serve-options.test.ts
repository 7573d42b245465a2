import { describe, expect, test } from 'vitest';
import { askedIn, USAGE } from '../../../electron/host/serve-options.ts';

describe('the start of the browser host', () => {
  test('options and a file', () => {
    expect(askedIn(['--port=8080', 'Cup.seatwright', '--stick=/a', '--stick=/b'])).toMatchObject({
      values: { port: '8080', stick: ['/a', '/b'], help: false },
      positionals: ['Cup.seatwright'],
    });
  });

  test.each([
    ['--colour', "Unknown option '--colour'"],
    ['-x', "Unknown option '-x'"],
    ['--no-open=yes', "Option '--no-open' does not take an argument"],
    ['--port', "Option '--port <value>' argument missing"],
    ['--port=http', '--port=http is no port'],
    ['--port=70000', '--port=70000 is no port'],
  ])('%s is answered in one line that names it', (option, wrong) => {
    expect(askedIn([option])).toEqual({ wrong });
  });

  test('the usage names every option', () => {
    for (const name of ['folder', 'data', 'stick', 'network-address', 'port', 'no-open', 'browser'])
      expect(USAGE).toContain(`--${name}`);
  });
});
