import type { NetworkPage } from '../../core/api/network-page.ts';
import type { OwnView } from '../../core/sheets/hall/published-view.ts';

type View = NonNullable<NetworkPage['view']>;

const moved = (at: number | null, by: number): number | null => (at === null ? null : at + by);

const ownMoved = (own: OwnView, by: number): OwnView => {
  if (own.kind === 'clock') {
    return { ...own, clock: { ...own.clock, runningSince: moved(own.clock.runningSince, by) } };
  }
  if (own.kind !== 'list') return own;
  const blocks = own.listing.blocks.map((block) => ({
    ...block,
    rows: block.rows.map((row) => (row.until === undefined ? row : { ...row, until: row.until + by })),
  }));
  return { ...own, listing: { ...own.listing, blocks } };
};

const revisedAt = ({ revision }: Pick<View, 'revision'>, ahead: number): Pick<View, 'revision'> =>
  revision === undefined
    ? {}
    : { revision: { ...revision, at: new Date(Date.parse(revision.at) + ahead).toISOString() } };

/**
 * The view by the clock of this computer: the points in time in it are the desk's, and the two clocks are rarely set alike.
 * @param ahead milliseconds that the clock here is ahead of the desk's
 */
export const inLocalTime = (view: View, ahead: number): View => ({
  ...view,
  ...revisedAt(view, ahead),
  clock: view.clock === null ? null : { ...view.clock, runningSince: moved(view.clock.runningSince, ahead) },
  own: Object.fromEntries(
    Object.entries(view.own).map(([id, own]) => [id, ownMoved(own as OwnView, ahead)]),
  ) as View['own'],
  next: view.next.map((seating) => ({ ...seating, ...revisedAt(seating, ahead) })),
});
