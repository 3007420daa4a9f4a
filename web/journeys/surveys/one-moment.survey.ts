import { expect, test } from 'vitest';
import { expectOneMoment, watchMoments } from '../support/one-moment';
import { Dice, play } from '../support/player';
import { startShortGame } from '../support/tables';
import { openServer, phone } from '../support/visits';

const server = openServer('one moment', { short: ['second', 'master'] });

test.each(['2nd edition', 'Master'])(
  'in a whole game of %s stage and dock show the same moment',
  async (edition) => {
    const page = await server.visit({ ...phone, reducedMotion: 'no-preference' });
    await watchMoments(page);
    await startShortGame(page, server.address('/?speed=5'), edition);

    await play(page, new Dice(11));

    await expectOneMoment(page);
    // The winner is at the top.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);
