import { expect, it } from 'vitest';
import { lines, type Talker } from '../../model/speech';
import { all } from 'virtual:messages/all';

it.each(Object.keys(lines) as Talker[])('the %s has its lines in every language, and no others', (kind) => {
  for (const {
    seat: { speech },
  } of Object.values(all))
    expect(Object.keys(speech[kind]).sort()).toEqual([...lines[kind]].sort());
});
