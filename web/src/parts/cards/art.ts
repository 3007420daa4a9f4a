import { art } from '../art/pictures';

const grounds: Readonly<Record<string, string>> = {
  rooster: '#f3c04b',
  goose: '#3f8f9f',
  cat: '#f0a9a0',
  dog: '#a7cfdb',
  sheep: '#86ab5b',
  goat: '#b79ac9',
  donkey: '#f2a25c',
  pig: '#3d8a7c',
  cow: '#df6149',
  horse: '#33507f',
  rat: '#5a4468',
};

const moneyEdges: Readonly<Record<number, string>> = {
  0: '#b9ae98',
  10: '#b98d1c',
  20: '#b45f2f',
  50: '#427e46',
  100: '#1f5f73',
  200: '#43306b',
  500: '#7c1d1e',
};

export const groundOf = (animal: string): string => grounds[animal] ?? '#b79ac9';
export const moneyEdge = (value: number): string => moneyEdges[value] ?? '#b9ae98';
export const pictureOf = (animal: string): string => art(animal);
export const groundPictureOf = (animal: string): string => art(`ground-${animal}`);
export const moneyPicture = (value: number): string => art(`money-${value}`);
