import type { RefusalName } from './protocol.gen.js';

/** The rules refuse a command; the game is as it was. */
export class Refused extends Error {
  override readonly name = 'Refused';

  /** `clause` of the rules, `at` the place in a record's commands, from 0. */
  constructor(
    readonly refusal: RefusalName,
    readonly clause: string,
    message: string,
    readonly at?: number,
  ) {
    super(message);
  }
}

/** Something that was given is not what it has to be. */
export class BadInput extends Error {
  override readonly name = 'BadInput';

  /** `field` is the path of the wrong value, such as `position.herds[1].cow`; empty for the whole. */
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}
