import { beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '../../model/settings/preferences.svelte';
import { sound } from './sounding';

const played = vi.hoisted(() => vi.fn());
vi.mock('./mixer', () => ({
  Mixer: class {
    play = played;
  },
}));

beforeEach(() => {
  played.mockClear();
  vi.stubGlobal('AudioContext', vi.fn());
  preferences.choose({ sound: true, game: 0.5, calls: 0.2 });
});

it('what is due is played at the volumes of this device', async () => {
  await sound([{ sound: 'knock' }]);
  expect(played).toHaveBeenCalledWith([{ sound: 'knock' }], { game: 0.5, calls: 0.2 });
});

it('a device that is off makes no sound, and remembers it', async () => {
  preferences.choose({ sound: false });
  await sound([{ sound: 'knock' }]);
  expect(played).not.toHaveBeenCalled();
  expect(localStorage.getItem('kuhhandel.preferences')).toContain('"sound":false');
});

it('a page in the background says only that it is your move', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
  await sound([{ sound: 'paddle' }, { sound: 'your_move' }]);
  expect(played).toHaveBeenCalledWith([{ sound: 'your_move' }], expect.anything());
});
