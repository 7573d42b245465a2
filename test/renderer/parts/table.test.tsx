/** A table of data: what is read out, sorted, empty, and of thousands. */

import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Table, type TableHandle } from '../../../renderer/parts/table/table.tsx';
import { draw } from './draw.tsx';
import { players } from './specimens/people.ts';
import { GroupedPlayers, SortedPlayers } from './specimens/table.tsx';

const namesShown = (): readonly string[] =>
  [...document.querySelectorAll('tbody th[scope=row] > bdi')].map(({ textContent }) => textContent ?? '');

const box = () => page.getByRole('region').element();

describe('a table', () => {
  it('says what it is called, what names a row and what stands over a column without words', async () => {
    await draw(<SortedPlayers count={3} />);
    await expect.element(page.getByRole('region', { name: '3 players' })).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'Anna Lindqvist' })).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'What can be done' })).toBeInTheDocument();
  });

  it('sorts by its heads with the mouse and the keys, and says by which', async () => {
    await draw(<SortedPlayers count={4} />);
    const name = page.getByRole('columnheader', { name: 'Name' });
    await name.getByRole('button').click();
    await expect.element(name).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => namesShown()[0]).toBe('Anna Lindqvist');
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => namesShown()[3]).toBe('Anna Lindqvist');
    await expect.element(page.getByRole('columnheader', { name: 'No.' })).not.toHaveAttribute('aria-sort');
  });

  it('says why it is empty', async () => {
    await draw(<SortedPlayers count={0} />);
    await expect.element(page.getByRole('cell', { name: 'Nobody is entered yet.' })).toBeVisible();
  });

  it('tells a row by more than its colour to a reader aloud', async () => {
    await draw(
      <Table
        label="Levels"
        columns={[{ id: 'no', head: 'Level', names: true, cell: (level: number) => level }]}
        rows={[1, 2, 3]}
        rowKey={(level) => level}
        rowMark={(level) => (level === 2 ? 'now' : null)}
      />,
    );
    await expect.poll(() => document.querySelector('tr[aria-current]')?.textContent).toBe('2');
  });

  it('puts words over the rows that begin a part', async () => {
    await draw(<GroupedPlayers />);
    await expect.element(page.getByRole('table', { name: 'By state' })).toBeVisible();
    expect([...document.querySelectorAll('th[scope=rowgroup]')].map(({ textContent }) => textContent)).toEqual([
      'late',
      'out',
      'plays',
    ]);
  });
});

describe('a table of thousands', () => {
  const Long = () => (
    <div style={{ display: 'flex', height: 400 }}>
      <SortedPlayers count={2000} rowHeight={2.125} />
    </div>
  );

  it('draws the rows in sight only, and comes to the last one by keys', async () => {
    await draw(<Long />);
    await expect.poll(() => namesShown().length).toBeGreaterThan(10);
    expect(namesShown().length).toBeLessThan(80);
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '2001');
    (box() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => document.querySelector('tr[aria-rowindex="2001"] td')?.textContent).toBe('2000');
  });

  it('keeps its head in sight', async () => {
    await draw(<Long />);
    box().scrollTop = 9000;
    const head = page.getByRole('columnheader', { name: 'Points' }).element();
    await expect.poll(() => document.querySelector('tr[data-row="0"]')).toBeNull();
    expect(Math.abs(head.getBoundingClientRect().top - box().getBoundingClientRect().top)).toBeLessThan(2);
  });

  it('brings the row that is asked for into sight, from the first picture on', async () => {
    const shown = (line: number | null) => (
      <div style={{ display: 'flex', height: 400 }}>
        <Table
          label="Lines"
          columns={[{ id: 'no', head: 'Line', names: true, cell: ({ no }) => no }]}
          rows={players(3000)}
          rowKey={({ no }) => no}
          rowHeight={2.5}
          inSight={line}
        />
      </div>
    );
    const { rerender } = await render(shown(1499));
    await expect.element(page.getByRole('rowheader', { name: '1500', exact: true })).toBeVisible();
    await rerender(shown(2499));
    await expect.element(page.getByRole('rowheader', { name: '2500', exact: true })).toBeVisible();
  });

  it('shows a row for others, clear of its head and foot, and says how much room its rows have', async () => {
    const handle = createRef<TableHandle>();
    const numbers = Array.from({ length: 1000 }, (_, i) => i);
    const column = { id: 'no', head: 'No.', cell: (no: number) => no };
    await draw(
      <div style={{ display: 'flex', height: 400 }}>
        <Table
          label="Numbers"
          columns={[column]}
          rows={numbers}
          rowKey={(no) => no}
          rowHeight={2.5}
          drawRow={(no, index, measure) => (
            <tr ref={measure} data-index={index} data-row={index}>
              <td>{no}</td>
            </tr>
          )}
          foot={
            <tr>
              <td style={{ position: 'sticky', bottom: 0 }}>the next one</td>
            </tr>
          }
          handle={handle}
        />
      </div>,
    );
    await expect.poll(() => document.querySelectorAll('tbody tr[data-row]').length).toBeGreaterThan(5);
    const edge = (selector: string, side: 'top' | 'bottom') =>
      Math.round(document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN);
    handle.current?.show(500);
    await expect.poll(() => edge('tr[data-row="500"]', 'bottom')).toBeLessThanOrEqual(edge('tfoot td', 'top'));
    handle.current?.show(400);
    await expect.poll(() => edge('tr[data-row="400"]', 'top')).toBeGreaterThanOrEqual(edge('thead th', 'bottom'));
    const [head = 0, foot = 0] = ['thead', 'tfoot'].map((part) => edge(part, 'bottom') - edge(part, 'top'));
    expect(Math.round(handle.current?.room() ?? 0)).toBe(box().clientHeight - head - foot);
  });
});

describe('a table without heads', () => {
  it('has no line for them, and says what is wrong of a cell', async () => {
    await draw(
      <Table
        label="Result"
        columns={[
          { id: 'who', names: true, cell: (seat: string) => seat },
          { id: 'points', cell: () => 1, cellProps: (seat) => ({ 'aria-invalid': seat === 'south' }) },
        ]}
        rows={['east', 'south']}
        rowKey={(seat) => seat}
        density="bare"
        flows
      />,
    );
    await expect.element(page.getByRole('table', { name: 'Result' })).toBeVisible();
    expect(document.querySelector('thead')).toBeNull();
    expect(document.querySelectorAll('td[aria-invalid="true"]').length).toBe(1);
  });
});
