import type { rules as english } from '../en/rules';

export const rules: typeof english = {
  texts: {
    'C1.1': {
      title: 'Les animaux',
      text: 'Il y a dix animaux, de quatre cartes chacun. Le nombre sur la carte est la valeur de la famille entière.',
    },
    'C1.2': {
      title: 'L’argent',
      text: 'Les billets vont de 0 à 500. Un billet de 0 ne vaut rien et ressemble de dos à tous les autres.',
    },
    'C1.4': {
      title: 'Pedigrees et rats',
      text: 'Un pedigree de chaque animal et quatre rats sont mêlés à la pioche avec les animaux.',
    },
    'C1.5': {
      title: 'La carte bonus',
      text: 'Une carte de la boîte vaut des points à elle seule. Voir qui la gagne.',
    },
    'C2.2': {
      title: 'Pas de monnaie',
      text: 'L’argent n’est jamais changé, et personne ne rend la monnaie. Ce qui n’est pas distribué reste à la banque pour les ânes.',
    },
    'C2.4': {
      title: 'Ce qui est visible',
      text: 'Les animaux et toutes les autres cartes sont visibles. L’argent en main est secret ; on ne sait que le nombre de billets.',
    },
    'C3.1': {
      title: 'Ton tour',
      text: 'À ton tour, de deux choses l’une : retourner la carte du dessus, ou ouvrir un marchandage. Puis c’est au suivant.',
    },
    'C3.2': {
      title: 'Avec qui marchander',
      text: 'Il faut un animal dont chacun des deux a au moins un exemplaire, et dont aucun n’a tous les exemplaires.',
    },
    'C3.3': {
      title: 'Quand la pioche est vide',
      text: 'Chaque tour doit alors être un marchandage. Qui n’a que des familles complètes, ou rien, passe.',
    },
    'C3.4': {
      title: 'La fin',
      text: 'La partie est finie quand la pioche est vide et que toutes les familles sont complètes.',
    },
    'C4.1': {
      title: 'Miser',
      text: 'La carte est visible. Tous sauf le commissaire peuvent miser à tout moment, chaque fois au moins 10 de plus. On peut miser ce qu’on n’a pas.',
    },
    'C4.2': {
      title: 'Une fois, deux fois',
      text: 'Personne n’est obligé de miser. Le commissaire conclut en trois appels ; une mise entre-temps les fait recommencer.',
    },
    'C4.3': {
      title: 'Pas de mise',
      text: 'Si personne n’a misé au troisième appel, le commissaire garde la carte pour rien.',
    },
    'C4.4': {
      title: 'Vendre, ou préempter',
      text: 'Quand le marteau tombe, le commissaire vend : le plus offrant le paie et prend la carte. Ou il achète : il paie autant au plus offrant et la garde.',
    },
    'C4.5': {
      title: 'Le commissaire choisit d’abord',
      text: 'Le plus offrant ne doit payer que s’il vend : un bluff racheté n’est donc jamais découvert. Pour acheter, il faut en avoir les moyens.',
    },
    'C4.6': {
      title: 'Payer',
      text: 'Paie avec des billets qui, ensemble, atteignent le prix. On ne rend pas la monnaie, et qui peut payer doit payer.',
    },
    'C4.7': {
      title: 'Ouvert ou fermé',
      text: 'Si tous voient les billets d’un paiement, ou seulement leur nombre.',
    },
    'C4.8': {
      title: 'Qui ne peut payer',
      text: 'Qui doit payer sa mise et ne le peut montre toute sa main à tous.',
    },
    'C4.9': {
      title: 'La plus haute mise possible',
      text: 'Aucune mise ne peut dépasser tout l’argent distribué jusque-là : personne ne pourrait jamais l’avoir.',
    },
    'C5.1': {
      title: 'L’âne paie',
      text: 'Quand un âne paraît, chacun reçoit d’abord un billet de la banque : 50, puis 100, 200 et 500. Puis il est mis aux enchères comme les autres.',
    },
    'C6.1': {
      title: 'Le défi',
      text: 'Tu nommes un adversaire et un animal. Le joueur défié ne peut refuser.',
    },
    'C6.2': {
      title: 'Un animal ou deux',
      text: 'Si chacun en a exactement deux, les deux paires sont en jeu ; sinon une carte de chacun.',
    },
    'C6.3': {
      title: 'L’offre',
      text: 'Qui défie pose des billets face cachée, autant qu’il veut. Des zéros seuls sont permis.',
    },
    'C6.4': {
      title: 'Combien de billets',
      text: 'Si les autres voient combien de billets compte l’offre.',
    },
    'C6.5': {
      title: 'Accepter ou répondre',
      text: 'Le joueur défié prend l’argent sans le voir et donne les animaux, ou pose en face au moins un billet, face cachée.',
    },
    'C6.6': {
      title: 'Les piles sont échangées',
      text: 'Après une réponse, les deux échangent leurs piles et comptent en secret. La plus forte somme prend les animaux. Les autres n’apprennent que le vainqueur et le nombre de billets.',
    },
    'C6.7': {
      title: 'Sommes égales',
      text: 'Les billets restent échangés et une nouvelle offre est posée. Encore égalité : qui a défié prend les animaux.',
    },
    'C6.8': {
      title: 'Qui paie dans un marchandage',
      text: 'Si les deux piles changent de main ou si seul le gagnant paie, et où vont les zéros.',
    },
    'C6.9': {
      title: 'Marchander des rats',
      text: 'Pour les rats, c’est l’inverse : la plus forte somme donne son rat. Qui accepte l’argent prend le rat avec.',
    },
    'C6.10': { title: 'Les pedigrees restent', text: 'On ne marchande jamais les pedigrees.' },
    'C7.1': {
      title: 'À MOI !',
      text: 'Le commissaire compte à rebours depuis 10. Le premier à crier pour le pedigree doit autant de billets, n’importe lesquels, zéros compris.',
    },
    'C7.2': {
      title: 'Vendre ou acheter, sans voir',
      text: 'Avant qu’un billet soit vu, le commissaire peut acheter le pedigree lui-même pour autant de billets, s’il les a.',
    },
    'C7.3': {
      title: 'Personne ne crie',
      text: 'Si personne n’a crié à 1, le pedigree est au commissaire, pour rien.',
    },
    'C7.4': {
      title: 'Payé face cachée',
      text: 'Seuls les deux voient quels billets paient un pedigree ; tous voient combien.',
    },
    'C7.5': {
      title: 'Trop peu de billets',
      text: 'Qui a crié avec trop peu de billets montre sa main, et le compte à rebours recommence. Il ne peut dépasser ce qu’il a montré.',
    },
    'C7.6': {
      title: 'Deux mains à la fois',
      text: 'La première main gagne, quelle que soit sa connexion ; entre des mains qu’on ne peut départager, on tire au sort.',
    },
    'C8.1': {
      title: 'Un rat fait le tour',
      text: 'Depuis la gauche du commissaire, chacun prend le rat avec tous les billets posés, ou en pose un face cachée. Le commissaire vient en dernier, et le tour reprend.',
    },
    'C8.2': { title: 'Rien à poser', text: 'Qui n’a pas de billet doit prendre le rat.' },
    'C8.3': {
      title: 'Ce qui est près du rat',
      text: 'Seul celui qui le prend voit quels billets viennent avec.',
    },
    'C8.4': {
      title: 'Après le rat',
      text: 'Le même commissaire retourne aussitôt la carte suivante. Si c’est un rat, il fait le tour aussi.',
    },
    'C9.1': {
      title: 'Le score',
      text: 'Additionne les valeurs de tes familles et multiplie par leur nombre. Les familles incomplètes ne comptent pas.',
    },
    'C9.2': {
      title: 'Sommes simples',
      text: 'Les valeurs des familles s’additionnent ; qui a la carte bonus en ajoute les points.',
    },
    'C9.3': {
      title: 'Qui gagne la carte bonus',
      text: 'Le premier à avoir les deux familles coq et oie, chat et chien, ou mouton et chèvre la prend et la garde.',
    },
    'C9.4': {
      title: 'Le score en cinq étapes',
      text: 'Qui a tous les rats écarte une famille. Additionne les autres et 250 pour chacun de leurs pedigrees, multiplie par le nombre de familles, puis ajoute 250 pour chaque autre pedigree.',
    },
    'C9.5': {
      title: 'L’argent n’a pas d’odeur',
      text: 'Si l’argent qui reste en main s’ajoute tout à la fin.',
    },
    'C9.6': { title: 'Qui gagne', text: 'Le plus de points gagne. À égalité, la victoire est partagée.' },
    'C10.1': {
      title: 'La pioche d’un duel',
      text: 'L’argent des ânes est mis de côté, dix billets sont retirés sans être vus, et le reste est mêlé aux cartes : une pioche de 80.',
    },
    'C10.2': {
      title: 'Un tour à deux',
      text: 'Il n’y a pas d’enchères. Un tour est un partage ou un marchandage.',
    },
    'C10.3': {
      title: 'Garder ou donner',
      text: 'Regarde la carte du dessus en secret. Garde-la, et l’autre reçoit la suivante ; donne-la, et la suivante est à toi.',
    },
    'C10.4': {
      title: 'Ce que voit l’autre',
      text: 'Animaux, pedigrees et rats sont posés aussitôt. L’argent va en main ; qui l’a donné sait ce que c’était.',
    },
    'C10.5': {
      title: 'Les ânes à deux',
      text: 'Un âne que reçoit l’un des deux paie les deux, de l’argent mis de côté.',
    },
    'C11.1': {
      title: 'Super-marchandage',
      text: 'Si un marchandage finit le tour, ou si l’on peut encore retourner une carte.',
    },
    'C11.4': {
      title: 'Règles de la maison',
      text: 'Une table peut fixer chacune de ces règles autrement que l’édition.',
    },
  },
  asking: 'Touche maintenant ce que tu veux te faire expliquer.',
  all: 'Toutes les règles',
  here: 'À cette table :',
};
