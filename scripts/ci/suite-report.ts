/** What the desktop suite showed on Electron itself [desktop 11.2]: what was not tried there is named, and may not be much. */

import { z } from 'zod';

/** What is read of vitest's report. */
export const suiteReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
type SuiteReport = z.infer<typeof suiteReport>;

/** More of the suite than this, skipped, is a failure. */
const MOST_SKIPPED = 0.15;

const DONE: readonly string[] = ['passed', 'failed'];

/** @param root the folder from which files are named */
export const suiteTold = (
  { testResults }: SuiteReport,
  root: string,
): { readonly text: string; readonly isSound: boolean } => {
  const of = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      status,
      title: `${name.replace(root, '').replaceAll('\\', '/').replace(/^\//, '')}: ${fullName}`,
    })),
  );
  const titles = (wanted: (status: string) => boolean): readonly string[] =>
    of.filter(({ status }) => wanted(status)).map(({ title }) => `- ${title}`);
  const skipped = titles((status) => !DONE.includes(status));
  // A file that could not even be read has no tests to fail.
  const unread = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message = '' }) => `- ${name}: ${message.split('\n')[0]}`);
  const failed = [...titles((status) => status === 'failed'), ...unread];
  const share = of.length === 0 ? 1 : skipped.length / of.length;
  const part = (head: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ['', head, '', ...lines];
  return {
    text: [
      `Desktop suite on Electron: ${of.length} tests, ${failed.length} failed, ${skipped.length} skipped (${(share * 100).toFixed(1)} %, at most ${MOST_SKIPPED * 100} %)`,
      ...part('Failed:', failed),
      ...part('Skipped, because the runtime has no such control:', skipped),
      '',
    ].join('\n'),
    isSound: failed.length === 0 && share <= MOST_SKIPPED,
  };
};
