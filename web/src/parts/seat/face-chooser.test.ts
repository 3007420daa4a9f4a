import { render, screen } from '../../../tools/rendering';
import { expect, it } from 'vitest';
import type { FaceId } from '../../model/face';
import FaceChooser from './FaceChooser.svelte';

function choosing(chosen?: FaceId) {
  const asked: (FaceId | undefined)[] = [];
  const { unmount } = render(FaceChooser, {
    taken: new Map<FaceId, string>([['cat', 'Lena']]),
    chosen,
    choose: (face: FaceId | undefined) => asked.push(face),
  });
  return { asked, unmount };
}

it('offers twelve faces, and names the owner of a face that is taken', () => {
  const { asked, unmount } = choosing('goat');
  expect(screen.getAllByRole('radio')).toHaveLength(12);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cat, taken by Lena' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Goat' }).checked).toBe(true);
  screen.getByRole('radio', { name: 'Monocle' }).click();
  screen.getByRole('button', { name: 'No face' }).click();
  expect(asked).toEqual(['monocle', undefined]);
  unmount();
});

it('a chosen face that another player took is not chosen here', () => {
  const { unmount } = choosing('cat');
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  unmount();
});
