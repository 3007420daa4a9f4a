import type { editions as english, RuleWords } from '../en/editions';
import type { RuleName } from '../../../model/editions/rule-fields';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('fr');

const names: Readonly<Record<string, { name: string; difference: string }>> = {
  second: {
    name: '2e édition',
    difference: 'Le classique : enchères, marchandages, et familles qui multiplient.',
  },
  master: {
    name: 'Master',
    difference: 'Avec pedigrees et compte à rebours À MOI !, rats et billets de 20 ; score en cinq étapes.',
  },
  duel: {
    name: 'Duel',
    difference: 'Master à deux, sans enchères : regarde une carte, puis garde-la ou donne-la.',
  },
  russian: {
    name: 'Édition russe',
    difference: 'Le nombre de cartes posées peut rester caché ; l’enchère continue sans qui ne peut payer.',
  },
  first: {
    name: '1re édition',
    difference: 'Autres billets, seul le gagnant d’un marchandage paie, sommes simples et une carte bonus.',
  },
  'mini-lesson': { name: 'Initiation', difference: 'Quatre animaux, pour apprendre le jeu.' },
};

const rules: Readonly<Record<RuleName, RuleWords>> = {
  settlement: {
    name: 'Marchandage',
    choices: {
      exchange: {
        name: 'les deux paient',
        line: 'Les deux piles sont échangées ; la plus forte somme prend les animaux.',
      },
      winner_pays: {
        name: 'le gagnant paie',
        line: 'Seule la plus forte somme est payée ; l’autre reprend ses cartes.',
      },
    },
  },
  zeros_return: {
    name: 'Zéros d’un marchandage',
    choices: {
      false: { name: 'suivent la pile', line: 'Les zéros vont là où va leur pile.' },
      true: { name: 'reviennent', line: 'Les zéros reviennent à qui les a posés.' },
    },
  },
  offer_count: {
    name: 'Cartes d’une offre',
    choices: {
      open: { name: 'comptées', line: 'Tous voient combien de cartes sont posées.' },
      concealed: {
        name: 'cachées',
        line: 'Combien de cartes sont posées, même aucune, ne se dit qu’une fois le marchandage fini.',
      },
    },
  },
  least_offer: {
    name: 'Plus petite offre',
    choices: {
      0: { name: 'rien', line: 'Une offre peut être sans carte.' },
      1: { name: 'une carte', line: 'Qui a une carte doit en poser au moins une.' },
    },
  },
  payments: {
    name: 'Paiements',
    choices: {
      open: { name: 'ouverts', line: 'Ce qui est payé pour un animal est vu de tous.' },
      closed: {
        name: 'fermés',
        line: 'Tous voient combien de cartes sont payées ; seuls les deux voient lesquelles.',
      },
    },
  },
  insolvency: {
    name: 'Qui ne peut payer',
    choices: {
      reauction_without: {
        name: 'est exclu',
        line: 'Il montre sa main, et la carte est remise aux enchères sans lui.',
      },
      continue_without: {
        name: 'est rayé',
        line: 'Il montre sa main, ses mises sont rayées, et la même enchère continue sans lui.',
      },
      reauction_capped: {
        name: 'est lié',
        line: 'Il montre sa main, la carte est remise aux enchères, et il ne peut dépasser ce qu’il a montré.',
      },
    },
  },
  super_trade: {
    name: 'Après un marchandage',
    choices: {
      false: { name: 'fin du tour', line: 'Après un marchandage, c’est au suivant.' },
      true: {
        name: 'encore une carte',
        line: 'Après un marchandage, on peut encore retourner une carte, ou s’arrêter.',
      },
    },
  },
  multiply: {
    name: 'Score',
    choices: {
      true: { name: 'multiplié', line: 'La somme de tes familles est multipliée par leur nombre.' },
      false: { name: 'simple somme', line: 'Les valeurs de tes familles s’additionnent, sans plus.' },
    },
  },
  bonus: {
    name: 'Carte bonus',
    choices: {
      false: { name: 'dans la boîte', line: 'Il n’y a pas de carte bonus.' },
      true: {
        name: 'en jeu',
        line: 'Le premier à avoir les deux familles d’une paire, comme chat et chien, gagne la carte bonus.',
      },
    },
  },
  money_counts: {
    name: 'Argent à la fin',
    choices: {
      false: { name: 'sans valeur', line: 'L’argent qui reste en main ne compte pas.' },
      true: { name: 'compte', line: 'L’argent qui reste en main s’ajoute au score.' },
    },
  },
};

export const editions: typeof english = {
  name: (id) => names[id]?.name ?? id,
  difference: (id) => names[id]?.difference ?? '',
  players: (least, most) => (least === most ? `${least}` : `${least}–${most}`),
  rules,
  choice: (rule, value) => rules[rule].choices[String(value)] ?? { name: String(value), line: '' },
  house: 'Règles de la maison',
  asPublished: 'comme dans l’édition',
  changed: (count) => plural(count, { one: '# changée', other: '# changées' }),
  count: (count) => plural(count, { one: '# règle de la maison', other: '# règles de la maison' }),
  differs: 'la tienne',
  reset: 'Tout comme dans l’édition',
  refused: (why) => `Le serveur n’en veut pas : ${why}`,
};
