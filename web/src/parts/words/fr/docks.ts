import type { docks as english } from '../en/docks';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('fr');
const cards = (count: number) => plural(count, { one: '# carte', other: '# cartes' });
const nth = (count: number) => (count === 1 ? '1er' : `${count}e`);

export const docks: typeof english = {
  mine: {
    button: 'À MOI !',
    label: 'Compte à rebours',
    stands: (count) => `Le compte à rebours est à ${count}`,
    price: 'Prix',
    cards: (count) => (count < 2 ? 'carte' : 'cartes'),
    title: (count) => (count < 2 ? 'N’importe laquelle de tes cartes' : `${count} de tes cartes, au choix`),
    hold: (count) => `tu en as ${count}`,
    bluff: (count) => `tu en as ${count} : du bluff`,
    bound: (count) => `Tu as montré ${cards(count)} : tu peux de nouveau crier à ${count}.`,
    boundEmpty: 'Tu as montré une main vide : tu ne peux plus crier pour celui-ci.',
    or: 'ou',
    hint: 'les zéros comptent · la première main gagne',
    pressed: 'Ta main est posée…',
    auctioning: (the) => `Tu mets aux enchères ${the}`,
    auctioneerHint: 'On compte à rebours depuis 10. Si personne ne crie à 1, il est à toi pour rien.',
    watching: (the) => `Compte à rebours pour ${the}`,
  },
  claim: {
    called: 'À moi !',
    sellHint: (whom, count) => `${whom} te paie ${cards(count)} que tu n’as pas vues`,
    buyHint: (whom, count) => `tu paies à ${whom} ${cards(count)} de ton choix`,
    poor: (held) => `Tu as ${cards(held)} : pas assez pour acheter.`,
    payTitle: (whom, count) => `Paie à ${whom} exactement ${cards(count)}`,
    pay: (count, sum) => `Payer ${cards(count)}, valeur ${sum}`,
    missing: (count) => `encore ${cards(count)}`,
    tooMany: (count) => `${cards(count)} de trop`,
    shown: (asked, held) => `${cards(asked)} annoncées, ${held} en main`,
  },
  rat: {
    title: 'Prendre le rat, ou le nourrir ?',
    order: 'Ordre des réponses',
    laid: (count) => plural(count, { one: '# carte posée', other: '# cartes posées' }),
    yourChoice: 'à toi de choisir',
    chooses: 'choisit',
    toCome: 'à venir',
    last: 'commissaire, en dernier',
    take: 'Prendre le rat',
    takeHint: (count, which) =>
      `${count === 0 ? 'aucune carte avec lui' : `avec ${cards(count)}`} · ton ${nth(which)} rat`,
    orLay: 'ou pose un billet',
    tap: 'ou touche un de tes billets pour le poser face cachée',
    faceDown: 'face cachée',
    lay: (value, count) => `Poser ${value} ; tu en as ${count}`,
    mustTake: 'Tu n’as pas de billet à poser : le rat est à toi.',
    onIt: (count) => (count < 2 ? 'carte avec lui' : 'cartes avec lui'),
    pile: (count) => `${cards(count)} près du rat`,
    waits: (name) => `${name} prend le rat, ou pose une carte`,
    took: (name) => `${name} prend le rat`,
    youTook: 'Tu prends le rat',
    with: (count) => (count === 0 ? 'et aucune carte avec' : `et ${cards(count)} avec`),
    secretHint: 'Ce qui est près du rat, seul celui qui le prend le voit.',
    tradeHint: 'Pour les rats, c’est l’inverse : la plus forte somme donne son rat.',
    accept: (count, what) =>
      count === 0
        ? `rien n’est posé ; prends ${what}`
        : `prends ${count === null ? 'ce qui est posé' : count === 1 ? 'la carte' : `les ${count} cartes`} sans voir, et ${what} avec`,
  },
  division: {
    look: 'Regarder une carte',
    title: (the) => `Garder ${the}, ou donner ?`,
    only: 'toi seul vois cette carte',
    keep: 'Garder',
    give: (name) => `Donner à ${name}`,
    keepHint: (mine, name) => `${mine}${name} reçoit la carte suivante`,
    giveHint: (theirs) => `${theirs}tu reçois la carte suivante`,
    yourNth: (count, of, one) =>
      count === of ? `${one} nº ${count} pour toi, une famille ! ` : `${one} nº ${count} pour toi ; `,
    theirNth: (count, of, one, name) =>
      count === of ? `${one} nº ${count} pour ${name}, une famille ! ` : `${one} nº ${count} pour ${name} ; `,
    next: 'la suivante, cachée',
    looks: (name) => `${name} regarde la carte du dessus`,
    waits: (name) => `${name} garde la carte, ou te la donne`,
    watching: (name) => `${name} garde la carte, ou la donne`,
    choosesTurn: (name) => `${name} choisit : regarder une carte, ou marchander`,
    money: 'Argent des ânes',
    paid: (paid, of) => `${paid} payé sur ${of}`,
    cardPaid: (value) => `${value}, payé`,
    moneyCards: (count) => plural(count, { one: '# billet', other: '# billets' }),
    gets: (name) => `${name} reçoit`,
    youGet: 'Tu reçois',
    kept: (name) => `${name} garde la carte`,
    youKept: 'Tu gardes la carte',
    gave: (name) => `${name} donne la carte`,
    youGave: 'Tu donnes la carte',
    unseenMoney: 'de l’argent, caché',
  },
  exclusion: {
    title: 'Tous les rats sont à toi : quelle famille ne comptera pas ?',
    without: (many) => `Sans les ${many}`,
    scores: (points) => plural(points, { one: '# point', other: '# points' }),
    most: 'le plus de points',
    waits: (name) => `${name} a tous les rats et écarte une famille`,
  },
  bonus: {
    title: 'La carte bonus !',
    to: (name, worth) => `${name} : ${worth} points de plus à la fin`,
  },
};
