import { test } from 'vitest';
import { expectOneMoment } from './one-moment';
import { openServer } from './visits';

const server = openServer('one moment', { short: ['master'] });

test('in a whole game of Master stage and dock show the same moment', () =>
  expectOneMoment(server, 'Master'));
