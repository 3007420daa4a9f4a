import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../i18n/fixtures/languages';
import { scenes } from '../../model/fixtures/scenes';
import { seatedAt } from '../../model/fixtures/seated';
import { purseCover } from '../purse/cover.svelte';
import type { Model } from '../../model/model';
import { reduce } from '../../model/reduce';
import type { GameEvent, Option, Snapshot, TableInfo, View } from '../../wire/protocol';
import { announce } from './announcements';
import { Announcer } from './announcer.svelte';
import { dutyOf, newDuty, type Duty } from '../../model/duty';
import { dutyInWords } from '../story/duty';
import { herdsInWords, purseInWords } from '../story/reading';

const at = (scene: string) => reduce(undefined, scenes[scene] as Snapshot, 0) as Model;

function dutySentence(scene: string): string | undefined {
  const duty = dutyOf(at(scene));
  return duty && dutyInWords(duty, at(scene), en).sentence;
}

function afterwards(
  before: Model,
  events: GameEvent[],
  more: { view?: View; options?: Option[]; table?: TableInfo } = {},
): Model {
  return reduce(before, { type: 'step', version: 44, now: 0, events, ...more }, 0) as Model;
}

describe('announcements', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('include only the last of a burst of bids', () => {
    const announcer = new Announcer();
    const before = at('auction');
    const bids = [100, 110, 120].map((amount) => ({ name: 'raised' as const, seat: 2, amount }));
    for (const bid of bids) announce(before, afterwards(before, [bid]), en, announcer);
    expect(announcer.polite).toBe('');
    vi.runAllTimers();
    expect(announcer.polite).toBe('Ben 120.');
  });

  it('interrupt when the listener is outbid', () => {
    const announcer = new Announcer();
    const before = at('auction');
    const leading: View = { ...(before.view as View), phase: leads(before, 0) };
    announce(
      { ...before, view: leading },
      afterwards(before, [{ name: 'raised', seat: 2, amount: 100 }]),
      en,
      announcer,
    );
    expect(announcer.assertive).toBe('You’ve been outbid: 100.');
  });

  it('name no values of own notes while the purse is covered', () => {
    const snapshot = scenes['pay'] as Snapshot;
    const events: GameEvent[] = [{ name: 'sold', auctioneer: 1, bidder: 0, amount: 110 }];
    const more = { view: snapshot.view as View, options: snapshot.options };
    const reveal = seatedAt('reveal').session;
    if (reveal.newest === undefined) throw new Error('no trade');
    const open = purseCover.cover();
    const announcer = new Announcer();
    announce(at('auction'), afterwards(at('auction'), events, more), en, announcer);
    expect(announcer.assertive).toBe('Pay Anna at least 110');
    const ofTrade = new Announcer();
    announce(at('rich'), reveal.newest, en, ofTrade);
    vi.runAllTimers();
    expect(ofTrade.polite).toContain('2 sheep');
    expect(ofTrade.polite).not.toMatch(/110|150/);
    open();
  });

  it('interrupt when the listener must act', () => {
    const announcer = new Announcer();
    const snapshot = scenes['pay'] as Snapshot;
    const events: GameEvent[] = [{ name: 'sold', auctioneer: 1, bidder: 0, amount: 110 }];
    const after = afterwards(at('auction'), events, {
      view: snapshot.view as View,
      options: snapshot.options,
    });
    announce(at('auction'), after, en, announcer);
    vi.runAllTimers();
    expect(announcer.assertive).toBe('Pay Anna at least 110. Suggested: 50, 50, 10.');
    expect(announcer.polite).toBe('Sold to you for 110.');
  });

  it('do not repeat a duty because a player was renamed', () => {
    const before = at('pay');
    const after = afterwards(before, [{ name: 'renamed', seat: 1, before: 'Anna', player: 'Annika' }], {
      options: [...before.options],
      table: {
        ...before.table,
        seats: before.table.seats.with(1, { kind: 'person', name: 'Annika', away: false, lag: 0 }),
      },
    });
    expect(dutyInWords(dutyOf(after) as Duty, after, en).sentence).toContain('Annika');
    const announcer = new Announcer();
    announce(before, after, en, announcer);
    expect(announcer.assertive).toBe('');
    expect(newDuty(before, after)).toBeUndefined();
  });

  it('name every duty', () => {
    expect(dutySentence('turn')).toBe(
      'Your move: auction a card, or trade with Ben for the cow, or trade with Opa for the rooster.',
    );
    expect(dutySentence('answer')).toBe(
      'Anna challenges you for 2 sheep, offering 4 notes. Accept or counter.',
    );
    expect(dutyOf(at('auction'))).toBeUndefined();
    expect(dutyOf(at('waits'))).toBeUndefined();
  });

  it('read hand and herds on request', () => {
    const model = at('turn');
    expect(purseInWords(model.view as View, en)).toBe('50, 50, 50, 10, 10, 10, 0, 0: 180.');
    expect(herdsInWords(model, en)).toContain('Ben: 2 dogs; 1 cow; 1 pig.');
  });
});

function leads({ view }: Model, seat: number): View['phase'] {
  if (view?.phase.name !== 'bidding') throw new Error('no auction');
  return { ...view.phase, standing: { seat, amount: 90 } };
}
