import { beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '../../model/settings/preferences.svelte';
import { openSound, silence, sound } from './sounding';

const [played, stopped, resumed, readied] = vi.hoisted(() => [
  vi.fn(),
  vi.fn(),
  vi.fn(() => Promise.resolve(true)),
  vi.fn(() => Promise.resolve()),
]);
vi.mock('./mixer', () => ({
  Mixer: class {
    ready = readied;
    play = played;
    stop = stopped;
    resume = resumed;
  },
}));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('AudioContext', vi.fn());
  preferences.choose({ sound: true, game: 0.5, calls: 0.2 });
});

it('the audio is opened once, before the first sound, unless the device is muted', async () => {
  preferences.choose({ sound: false });
  openSound();
  preferences.choose({ sound: true });
  expect(AudioContext).not.toHaveBeenCalled();
  openSound();
  await vi.waitFor(() => expect(AudioContext).toHaveBeenCalledOnce());
  await sound([{ sound: 'knock' }]);
  expect(AudioContext).toHaveBeenCalledOnce();
});

it('due sounds are played at the volumes of this device', async () => {
  await sound([{ sound: 'knock' }]);
  expect(played).toHaveBeenCalledWith([{ sound: 'knock' }], { game: 0.5, calls: 0.2 });
});

it('audio that is off is switched on before the sound', async () => {
  let switchOn: () => void = () => undefined;
  readied.mockImplementationOnce(() => new Promise((resolve) => (switchOn = resolve)));
  const sounded = sound([{ sound: 'knock' }]);
  await vi.waitFor(() => expect(readied).toHaveBeenCalled());
  expect(played).not.toHaveBeenCalled();
  switchOn();
  await sounded;
  expect(played).toHaveBeenCalledOnce();
});

it('a muted device plays nothing, and stays muted', async () => {
  preferences.choose({ sound: false });
  await sound([{ sound: 'knock' }]);
  expect(played).not.toHaveBeenCalled();
  expect(localStorage.getItem('kuhhandel.preferences')).toContain('"sound":false');
});

it('a background page only signals that it is your move', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
  await sound([{ sound: 'paddle' }, { sound: 'your_move' }]);
  expect(played).toHaveBeenCalledWith([{ sound: 'your_move' }], expect.anything());
});

it('a sound that is loading when the table is left is not played', async () => {
  await sound([{ sound: 'knock' }]);
  played.mockClear();
  const late = sound([{ sound: 'bell' }]);
  silence();
  await late;
  expect(played).not.toHaveBeenCalled();
  expect(stopped).toHaveBeenCalled();
});

it.each(['pointerup', 'keydown'])('interrupted audio starts again at a %s', async (tap) => {
  await sound([{ sound: 'knock' }]);
  dispatchEvent(new Event(tap));
  await vi.waitFor(() => expect(resumed).toHaveBeenCalledOnce());
});
