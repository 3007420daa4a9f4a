import { characterOf, type FaceId } from '../../model/face';
import type { FacesMessages } from '../i18n/messages.gen';
import type { Messages } from '../i18n/messages';

/** Returns the name of a face: of an animal, or of what a person wears. */
export const faceName = (face: FaceId, words: FacesMessages, { card }: Pick<Messages, 'card'>): string =>
  characterOf(face) === undefined ? card(face).name : words.human(face);
