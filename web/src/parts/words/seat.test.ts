import { expect, it } from 'vitest';
import { lines, type Talker } from '../../model/speech';
import { seatCatalogues } from './seat.svelte';

it.each(Object.keys(lines) as Talker[])('the %s has its lines in every language, and no others', (kind) => {
  for (const { speech } of Object.values(seatCatalogues))
    expect(Object.keys(speech[kind]).sort()).toEqual([...lines[kind]].sort());
});
