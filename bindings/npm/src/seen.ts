import { engine } from '#instance';
import { insideOf, lay, seatIn, stepsSince, type Game } from './game.js';
import { BadInput } from './errors.js';
import { answerTo, write } from './module.js';
import type { Event, Option, Seat, View } from './protocol.gen.js';
import type { Eyes } from './types.js';

/** As the module numbers them. */
export function numberOf(eyes: Eyes): number {
  if (eyes === 'audience') return -1;
  if (eyes === 'open') return -2;
  if (Number.isInteger(eyes) && eyes >= 0) return eyes;
  throw new BadInput('eyes', 'eyes: must be open, audience or the number of a seat');
}

const eyesOn = (game: Game, eyes: Eyes): number =>
  eyes === 'open' || eyes === 'audience' ? numberOf(eyes) : seatIn(game, eyes);

/**
 * Returns the view of a game for these eyes. A seat's view contains nothing that the rules hide from that
 * seat.
 */
export function viewFor(game: Game, eyes: Eyes): View {
  const number = eyesOn(game, eyes);
  return answerTo(engine.view(lay(game), number));
}

/**
 * Returns everything that a seat may do now, amounts as ranges, including silence; empty if the seat may not
 * act.
 */
export function legalActions(game: Game, seat: Seat): Option[] {
  const number = seatIn(game, seat);
  return answerTo(engine.legal_actions(lay(game), number));
}

/**
 * Returns the events as these eyes saw them, of the last command or since an earlier moment of the game. A
 * new game returns the events of its beginning.
 */
export function eventsFor(game: Game, eyes: Eyes, since?: Game): Event[] {
  const number = eyesOn(game, eyes);
  const { head, edition, step } = insideOf(game);
  if (step === undefined && since === undefined) {
    const [size = 0] = write(JSON.stringify({ ...head, commands: [] }));
    return answerTo(engine.opening(number, size));
  }
  const steps = stepsSince(since ?? step?.before, game);
  if (steps === undefined) throw new BadInput('since', 'since: is no earlier moment of this game');
  return steps.flatMap(({ before, command }) => {
    lay(before);
    const [size = 0] = write(JSON.stringify(command));
    return answerTo<Event[]>(engine.events(edition, number, size));
  });
}
