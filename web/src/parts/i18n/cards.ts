import { kindOf } from '../../model/card';
import { animalName } from '../../wire/edition-words';
import type { CardId } from '../../wire/protocol';
import type { CardsMessages as Messages } from './messages.gen';

export interface CardWords {
  /** As a name on a card. */
  readonly name: string;
  /** As the object of a sentence, with its article: after 'Bid for'. */
  readonly the: string;
  /** At the beginning of a sentence. */
  readonly The: string;
  /** After 'quartet of', 'two'. */
  readonly many: string;
}

interface AnimalWords extends CardWords {
  /** After 'pedigree', or before it. */
  readonly of: string;
}

const isKnown = (id: string, { animals }: Messages): id is keyof Messages['animals'] =>
  Object.hasOwn(animals, id);

function animalIn(language: string, id: string, messages: Messages): AnimalWords {
  if (isKnown(id, messages)) return messages.animals[id];
  const name = animalName(id, language);
  const { foreign } = messages;
  return {
    name: foreign.name(name),
    the: foreign.the(name),
    The: foreign.The(name),
    many: foreign.many(name),
    of: foreign.of(name),
  };
}

/** Returns the words for any card of the pile: an animal, a rat, a pedigree, a note. */
export function cardIn(language: string, id: CardId, messages: Messages): CardWords {
  const kind = kindOf(id);
  if (kind.of === 'animal') return animalIn(language, kind.animal, messages);
  if (kind.of === 'pedigree') {
    const { name, of, many } = animalIn(language, kind.animal, messages);
    const { pedigree } = messages;
    return {
      name: pedigree.name(name, of, many),
      the: pedigree.the(name, of, many),
      The: pedigree.The(name, of, many),
      many: pedigree.many(name, of, many),
    };
  }
  if (kind.of === 'money') {
    const { note } = messages;
    const { value } = kind;
    return { name: note.name(value), the: note.the(value), The: note.The(value), many: note.many(value) };
  }
  return animalIn(language, id, messages);
}
