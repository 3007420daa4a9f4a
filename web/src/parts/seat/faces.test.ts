import { facesMessages } from 'virtual:messages/faces';
import { expect, it } from 'vitest';
import { characterOf, faceIds } from '../../model/face';
import { characters } from '../../model/characters.gen';
import { t } from '../i18n/locale.svelte';
import { faceName } from './face-name';
import { portraitOf } from './portraits';

it('every face has a drawing and a name of its own', () => {
  expect(faceIds.filter((face) => portraitOf(face).src === '')).toEqual([]);
  expect(new Set(faceIds.map((face) => portraitOf(face).src)).size).toBe(12);
  const names = faceIds.map((face) => faceName(face, facesMessages(), t()));
  expect(names.filter((name) => name === '')).toEqual([]);
  expect(new Set(names).size).toBe(12);
});

it('a face of a person is that of a known bot, an animal of none', () => {
  const kinds = characters.map(({ kind }) => kind);
  expect(
    faceIds.map(characterOf).filter((kind) => kind !== undefined && !kinds.some((one) => one === kind)),
  ).toEqual([]);
  expect(characterOf('pig')).toBeUndefined();
});
