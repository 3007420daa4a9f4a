/** How this device is heard, felt and played. */
export const device = {
  sound: 'Sound',
  open: 'Sound, keys, notices',
  title: 'This device',
  game: 'Volume of the game',
  calls: 'Volume of hammer and countdown',
  touch: 'Vibrate when it is my move',
  keys: 'Play with single keys',
  keysHint: 'Switch it off if a stray key could play a move for you. Enter, Escape and Tab always work.',
};
