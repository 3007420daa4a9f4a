import type { Explanation, Seat } from '../../../wire/protocol';
import type { coach as english } from '../en/coach';
import { groupedIn } from '../grammar/number';
import { card } from './cards';
import { deed } from './deed';

const grouped = groupedIn('fr');
type Name = (seat: Seat) => string;

const it = ({ animal }: Explanation) => (animal === undefined ? 'cela' : card(animal).the);

function reason(why: Explanation, name: Name): string {
  const other = why.other === undefined ? 'quelqu’un d’autre' : name(why.other);
  switch (why.reason) {
    case 'whim':
      return 'pourquoi pas';
    case 'no_choice':
      return 'il n’y a rien de mieux';
    case 'gain':
      return `avec ${it(why)}, je devrais finir environ ${grouped(why.worth)} points plus haut`;
    case 'too_dear':
      return `avec ${it(why)}, je ne finirais que ${grouped(why.worth)} points plus haut`;
    case 'no_means':
      return `je voudrais bien ${it(why)}, mais l’argent manque`;
    case 'drive_up':
      return `${other} paiera encore plus pour ${it(why)}`;
    case 'deny':
      return `il ne faut pas laisser ${it(why)} à ${other}`;
    case 'bluff':
      return 'personne n’a besoin de savoir que je bluffe';
    case 'save':
      return 'il me faudra mon argent plus tard';
    case 'wait':
      return 'aucun marchandage ne promet mieux';
    case 'limit':
      return `ma limite pour ${it(why)} est de ${grouped(why.limit ?? 0)}`;
    case 'learnt':
      return `sur cent moments pareils, je ferais de même dans ${why.sure ?? 0}`;
    case 'foreseen':
      return 'j’ai regardé plus loin, et rien d’autre ne finit mieux';
  }
}

export const coach: typeof english = {
  hint: ({ command, explanation }, name) =>
    explanation === null
      ? `Mon conseil : ${deed(command, name)}.`
      : `Mon conseil : ${deed(command, name)} ; ${reason(explanation, name)}.`,
  lesson: {
    auction:
      'À toi : mets aux enchères la carte du dessus. Les autres misent, et ce qu’ils paient est pour toi.',
    challenge:
      'Un autre et toi avez le même animal : défie-le, ou continue les enchères. Seules les familles complètes comptent, et chacune multiplie tes points.',
    auctioneer:
      'On mise sur ta carte. Quand le marteau tombe, tu choisis : vendre, ou l’acheter toi-même à ce prix.',
    bid: 'Chacun peut miser, à tout moment. C’est la plus haute mise qui compte quand le marteau tombe.',
    bluff:
      'C’est plus que tu n’as. Miser quand même, c’est bluffer : qui doit payer et ne peut pas montre sa main, et l’enchère recommence.',
    right:
      'Le droit de préemption : vends et prends l’argent, ou paie autant au plus offrant et garde la carte.',
    pay: 'Paie avec tes billets. Personne ne rend la monnaie : les petits billets sont précieux.',
    offer:
      'Un marchandage : pose des billets face cachée. Les zéros ont l’air de billets aussi ; une grosse pile peut être du bluff.',
    answer:
      'Prends la pile sans la voir et donne l’animal, ou pose des billets en face : la plus forte somme gagne l’animal, et les piles sont échangées.',
    others: 'Les autres jouent. Retiens ce qu’ils paient : cela trahit ce qui leur reste.',
    over: 'C’était tout le jeu : les points des familles, fois leur nombre. Joue-le maintenant avec les dix animaux.',
  },
};
