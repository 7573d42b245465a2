import { Search } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { plainFigures } from '../../../../core/game/line.ts';
import { slipOf } from '../../../../core/games/poker/paper/slips.ts';
import { type Found, find } from '../../../../core/games/poker/results/find.ts';
import { placeOf } from '../../../../core/games/poker/results/player-places.ts';
import { isAsked, orderOf, readLine, type SeatOrder } from '../../../../core/games/poker/results/read-line.ts';
import { type Chair, chairText, type Hall, tableOf } from '../../../../core/games/poker/rules/floor-state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { type Deed, useDeeds } from '../../../desk/commands/commands.ts';
import { textOf, useTextOf } from '../../../i18n/text.ts';
import { Kbd } from '../../../parts/kbd.tsx';
import { useStrayKeys } from '../../../parts/use-stray-keys.ts';
import { answered, say, warn } from '../../../store/notices.ts';
import { shownName } from '../../../store/shown-name.ts';
import { nameOf, nameOfEntry } from '../names.ts';
import { doFloor } from '../own-command.ts';
import { chairId, LINE, takeChair } from './floor-store.ts';
import { whoseSeat } from './whose-seat.ts';

/** Lines shown at a time. */
const SHOWN = 8;

type Answer = {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly chair: Chair | null;
  /** What choosing it does; without it the seat is taken in hand. */
  readonly order?: SeatOrder;
};

const whereOf = (hall: Hall, player: number): { readonly about: string; readonly chair: Chair | null } => {
  const { floor } = hall;
  const place = placeOf(hall, player);
  const t = (key: string, params = {}) => textOf(`floor:find.${key}`, params);
  switch (place.kind) {
    case 'seated':
      return {
        about: t('seated', { name: tableOf(floor, place.at.table)?.name, seat: place.at.seat }),
        chair: place.at,
      };
    case 'moving':
      return {
        about: t('moving', { to: chairText(floor, place.to), slip: place.slip }),
        chair: place.from ?? place.to,
      };
    case 'waiting':
      return { about: t('waiting', { count: place.position }), chair: null };
    case 'out':
      return { about: t('out'), chair: null };
    case 'none':
      return { about: t('none'), chair: null };
  }
};

const answerOf = (tournament: Tournament, hall: Hall, found: Found): Answer => {
  const { floor } = hall;
  const t = (key: string, params = {}) => textOf(`floor:find.${key}`, params);
  switch (found.kind) {
    case 'seat': {
      const table = tableOf(floor, found.chair.table);
      return {
        key: 'seat',
        title: t('seat', { name: table?.name, seat: found.chair.seat }),
        about: whoseSeat(tournament, hall, found.chair),
        chair: found.chair,
      };
    }
    case 'seatHere': {
      const { player, chair, entry } = found;
      return {
        key: `seat-${player}`,
        title: `${nameOf(tournament, player)} → ${chairText(floor, chair)}`,
        about: entry === null ? t('seatHere') : t('moveHere', { from: whereOf(hall, player).about }),
        chair,
        order: orderOf(found),
      };
    }
    case 'table': {
      const table = tableOf(floor, found.table);
      return {
        key: `table-${found.table}`,
        title: t('table', { name: table?.name }),
        about: textOf(`poker:states.${table?.state}`),
        chair: { table: found.table, seat: 1 },
      };
    }
    case 'slip': {
      const slip = slipOf(floor, found.slip);
      const to = slip === undefined ? '' : chairText(floor, slip.to);
      return {
        key: `slip-${found.slip}`,
        title: t('slip', { slip: found.slip }),
        about: `${nameOfEntry(tournament, floor, slip?.entry ?? null)} → ${to}`,
        chair: slip?.to ?? null,
      };
    }
    case 'player':
      return { key: `player-${found.player}`, title: nameOf(tournament, found.player), ...whereOf(hall, found.player) };
  }
};

/** Puts a seat in hand, with its menu, and the keyboard on it where it is drawn. */
const goToChair = (chair: Chair, menu: boolean): void => {
  document.getElementById(chairId(chair))?.focus();
  takeChair(chair, menu);
};

/**
 * The one box of the floor. `5.7` and Enter takes the seat in hand with its menu; two of them move whoever sits at the first
 * to the second; `5.7` and a name put somebody there; letters find people, numbers also tables and slips.
 */
export const FindBox = ({ tournament, hall }: { readonly tournament: Tournament; readonly hall: Hall }) => {
  const textOfKey = useTextOf();
  const [line, setLine] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // A digit begins a line wherever the focus is [W-9.9].
  useStrayKeys(
    useCallback(({ key, ctrlKey, altKey, metaKey }) => {
      if (ctrlKey || altKey || metaKey || !/^[0-9]$/.test(key)) return false;
      setLine((now) => `${now}${key}`);
      setChosen(null);
      input.current?.focus();
      return true;
    }, []),
  );
  const wanted = useDeferredValue(line);
  const { floor } = hall;
  useDeeds(
    useMemo(
      (): readonly Deed[] => [
        {
          id: 'floor.find',
          titleKey: 'floor:find.deed',
          groupKey: 'floor:title',
          shortcut: 'Mod+KeyF',
          perform: () => input.current?.select(),
        },
      ],
      [],
    ),
  );
  const hasSlip = useCallback((slip: number) => slipOf(floor, slip) !== undefined, [floor]);
  const people = useMemo(
    () => ({ entrants: tournament.entrants, shownName: (id: number) => shownName(tournament, id) }),
    [tournament],
  );
  const found = useMemo(() => find(floor, people, wanted, hasSlip), [floor, people, wanted, hasSlip]);
  const answers = useMemo(
    () => found.slice(0, SHOWN).map((one) => answerOf(tournament, hall, one)),
    [found, hall, tournament],
  );
  // Where several people fit, none is marked until one is chosen: Enter never takes the first.
  const usual = isAsked(found, wanted, people) ? -1 : 0;
  const marked = chosen ?? usual;
  /** What was said of the line before is not so of another one. */
  const type = (typed: string) => {
    answered();
    setLine(typed);
    setChosen(null);
  };
  const clear = () => {
    setLine('');
    setChosen(null);
  };
  /** Carries a line out; it stays to be mended when that is refused, and what was typed meanwhile stays too. */
  const carryOut = async (order: SeatOrder) => {
    const sent = line;
    if (!(await doFloor(order))) return;
    setLine((now) => (now === sent ? '' : now));
    setChosen(null);
  };
  const take = (answer: Answer | undefined) => {
    if (answer === undefined) return;
    if (answer.order !== undefined) {
      void carryOut(answer.order);
      return;
    }
    answered();
    if (answer.chair === null) say('info', 'floor:find.told', { title: answer.title, about: answer.about });
    else goToChair(answer.chair, answer.key === 'seat');
    clear();
  };
  const enter = () => {
    if (line.trim() === '') return;
    // Typed and entered faster than the list is drawn: what is found now counts.
    const read = readLine({ floor, people, hasSlip }, line, chosen);
    switch (read.is) {
      case 'take':
        answered();
        goToChair(read.chair, true);
        clear();
        return;
      case 'store':
        void carryOut(read.order);
        return;
      case 'show':
        take(answerOf(tournament, hall, read.found));
        return;
      case 'ask':
        warn('floor:find.several', { count: read.found.length });
        return;
      case 'refuse':
        warn(`floor:${read.complaint.code}`, read.complaint.params);
    }
  };
  return (
    <div className="find">
      <Search size={16} aria-hidden className="find-icon" />
      <input
        ref={input}
        id={LINE}
        className="field-input find-input"
        role="combobox"
        aria-label={textOfKey('floor:find.label')}
        aria-expanded={answers.length > 0}
        aria-controls="floor-found"
        {...(answers[marked] !== undefined ? { 'aria-activedescendant': `found-${marked}` } : {})}
        placeholder={textOfKey('floor:find.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={line}
        onChange={(event) => {
          // What an input method is still composing is left alone, or it would be written twice.
          const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
          setLine(isComposing ? event.target.value : plainFigures(event.target.value));
          setChosen(null);
        }}
        onCompositionEnd={(event) => setLine(plainFigures(event.currentTarget.value))}
        onKeyDown={(event) => {
          // Enter that ends a composition of an input method is not ours [K-11].
          if (event.nativeEvent.isComposing) return;
          // With Ctrl it presses the blue button of the floor, whatever is typed here.
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            enter();
          } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            const step = event.key === 'ArrowDown' ? 1 : -1;
            setChosen((now) => Math.max(0, Math.min(answers.length - 1, (now ?? usual) + step)));
          } else if (event.key === 'Escape' && line !== '') {
            event.preventDefault();
            type('');
          }
        }}
      />
      {line === '' && (
        <span className="find-keys" aria-hidden>
          <Kbd>5.7</Kbd>
          <Kbd>⏎</Kbd>
        </span>
      )}
      {line !== '' && (
        <div className="find-list popover" id="floor-found" role="listbox" aria-label={textOfKey('floor:find.found')}>
          {answers.map((answer, index) => (
            <button
              type="button"
              role="option"
              key={answer.key}
              id={`found-${index}`}
              aria-selected={index === marked}
              tabIndex={-1}
              className="find-answer"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(answer)}
            >
              <bdi className="find-title">{answer.title}</bdi>
              <bdi className="find-about">{answer.about}</bdi>
            </button>
          ))}
          {found.length > SHOWN && (
            <span className="find-nothing">{textOfKey('floor:waiting.more', { count: found.length - SHOWN })}</span>
          )}
          {answers.length === 0 && wanted !== '' && (
            <span className="find-nothing">{textOfKey('floor:find.nothing', { line: wanted })}</span>
          )}
        </div>
      )}
    </div>
  );
};
