import { beforeEach, describe, expect, it } from 'vitest';
import { de, en } from '../../parts/i18n/fixtures/languages';
import type { Said, SaidMessage } from '../../wire/protocol';
import { blocked } from '../../model/settings/blocked.svelte';
import { Talk } from '../../model/session/talk.svelte';
import { wordsOf } from '../../parts/story/spoken-text';

const by = (seat: number, player: string, text = 'hm', at = 1): SaidMessage => ({
  type: 'said',
  said: { at, seat, player, text },
});
const anna = 0;

beforeEach(() => {
  blocked.keep([]);
  blocked.keepGuests([]);
  localStorage.clear();
  sessionStorage.clear();
});

describe('the chat at a table', () => {
  it('shows a message of another player briefly, and counts unread ones', () => {
    const talk = new Talk();

    expect(talk.receive(by(1, 'Ben'), anna)?.player).toBe('Ben');
    talk.receive(by(0, 'Anna'), anna);

    expect(talk.fresh?.player).toBe('Ben');
    expect(talk.unread).toBe(1);
    expect(talk.said).toHaveLength(2);
    talk.look(true);
    expect([talk.unread, talk.fresh]).toEqual([0, undefined]);
  });

  it('limits notifications of one player, but counts their messages, and still shows others', () => {
    const talk = new Talk();
    const second = (at: number, player = 'Ben') => talk.receive(by(1, player, 'hm', at * 1000), anna);

    const hours = [0, 2, 4, 6, 8, 10, 12].filter((at) => second(at) !== undefined);

    expect(hours).toEqual([0, 2, 4, 6]);
    expect(talk.unread).toBe(7);
    expect(second(13, 'Cleo')?.player).toBe('Cleo');
    expect(second(20)?.player, 'after a while').toBe('Ben');
  });

  it('is resent after reconnecting, without counting as new', () => {
    const talk = new Talk();
    talk.receive(by(1, 'Ben'), anna);
    talk.look(true);

    expect(talk.receive({ type: 'talk', said: [by(1, 'Ben').said] }, anna)).toBeUndefined();

    expect(talk.said).toHaveLength(1);
    expect(talk.unread).toBe(0);
  });

  it('mutes one player even after a name change', () => {
    const talk = new Talk();
    talk.muted.toggle('Ben');

    talk.muted.follow('Ben', 'Benno');
    talk.muted.follow('Cleo', 'Clea');

    expect(['Ben', 'Benno', 'Clea'].map((name) => talk.muted.has(name))).toEqual([true, true, false]);
  });

  it('mutes one player until unmuted', () => {
    const talk = new Talk();
    talk.muted.toggle('Ben');

    expect(talk.receive(by(1, 'Ben'), anna)).toBeUndefined();
    talk.receive(by(2, 'Cleo'), anna);
    expect(talk.said.map(({ player }) => player)).toEqual(['Cleo']);

    talk.muted.toggle('Ben');
    expect(talk.said).toHaveLength(2);
  });

  it('hides messages of blocked players at every table', () => {
    blocked.keep(['BEN ']);
    const talk = new Talk(() => 'here');

    expect(talk.receive(by(1, 'Ben'), anna)).toBeUndefined();
    expect([talk.said, talk.unread, talk.fresh]).toEqual([[], 0, undefined]);

    blocked.keep([]);
    expect(talk.said).toHaveLength(1);
  });

  it('hides a blocked guest only at that table, since others may use that name', () => {
    blocked.keepGuests([{ table: 'here', name: 'Gast' }]);
    const [here, elsewhere] = [new Talk(() => 'here'), new Talk(() => 'elsewhere')];

    expect(here.receive(by(1, 'Gast'), anna)).toBeUndefined();
    expect(elsewhere.receive(by(1, 'Gast'), anna)?.player).toBe('Gast');
  });

  it('mutes everyone on this device, also at the next table', () => {
    new Talk().muted.turnAll();
    const next = new Talk();

    expect(next.receive(by(1, 'Ben'), anna)).toBeUndefined();
    expect(next.said).toEqual([]);
  });
});

it('shows phrases and animal sounds in the reader’s language', () => {
  const bargain: Said = { at: 1, seat: 1, player: 'Ben', phrase: 'bargain' };
  expect([wordsOf(bargain, en), wordsOf(bargain, de)]).toEqual(['A bargain!', 'Ein Schnäppchen!']);
  expect(wordsOf({ at: 1, seat: 1, player: 'Ben', cry: 'cow' }, de)).toBe('Muh!');
  expect(wordsOf({ at: 1, seat: 1, player: 'Ben', text: '<b>' }, de)).toBe('<b>');
});
