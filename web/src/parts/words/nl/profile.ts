import type { profile as english } from '../en/profile';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('nl');
const points = (count: number) => plural(count, { one: '# procentpunt', other: '# procentpunten' });

export const profile: typeof english = {
  title: 'Hoe ik speel',
  lead: 'Uit je eigen spellen, door de coach op dit apparaat beoordeeld; verder hoort niemand ervan. Een procentpunt is een honderdste van een overwinning.',
  judged: (games) => plural(games, { one: '# spel beoordeeld', other: '# spellen beoordeeld' }),
  waiting: (games) =>
    plural(games, { one: '# spel is nog niet beoordeeld.', other: '# spellen zijn nog niet beoordeeld.' }),
  judge: (games) => plural(games, { one: '# spel beoordelen', other: '# spellen beoordelen' }),
  judging: (place, all, percent) => `Spel ${place} van ${all}: ${percent} %`,
  stop: 'Stoppen',
  failed: (games) =>
    plural(games, {
      one: '# spel kon op dit apparaat niet worden beoordeeld.',
      other: '# spellen konden op dit apparaat niet worden beoordeeld.',
    }),
  empty: 'Er is nog geen spel van jou afgelopen.',
  whatIsSeen: 'Wat er te zeggen valt',
  tooFew: (games) =>
    plural(games, {
      one: 'Nog # spel, en er valt meer te zeggen dan cijfers.',
      other: 'Nog # spellen, en er valt meer te zeggen dan cijfers.',
    }),
  nothing: 'Er valt niets op: wat er is, kan toeval zijn.',
  lost: (count) => `Met je eigen keuzes geef je ${points(count)} per spel weg.`,
  latelyLess: (count) => `De laatste tijd geef je per spel ${points(count)} minder weg dan in het begin.`,
  latelyMore: (count) => `De laatste tijd geef je per spel ${points(count)} meer weg dan in het begin.`,
  most: {
    bid_on: (count) => `Het meeste, ${count}, waar je verder biedt en beter kunt laten gaan.`,
    let_go: (count) => `Het meeste, ${count}, waar je laat gaan en beter verder kunt bieden.`,
    sold: (count) => `Het meeste, ${count}, waar je als veilingmeester verkoopt en beter kunt kopen.`,
    bought: (count) => `Het meeste, ${count}, waar je als veilingmeester koopt en beter kunt verkopen.`,
    turn: (count) =>
      `Het meeste, ${count}, aan het begin van je beurt: een andere koehandel, of een veiling.`,
    offered: (count) => `Het meeste, ${count}, in de koehandel, door de som die je neerlegt.`,
    answered: (count) => `Het meeste, ${count}, in de koehandel, door je antwoord op een bod.`,
    other: (count) => `Het meeste, ${count}, bij ratten, stambomen of delingen.`,
  },
  cards: { first: 'eerste kaarten', further: 'tweede en derde kaarten', fourth: 'vierde kaarten' },
  dear: (percent, cards) => `Voor ${cards} betaal je ${percent} % boven de waarde.`,
  cheap: (percent, cards) => `Voor ${cards} betaal je ${percent} % onder de waarde.`,
  fair: (cards) => `Voor ${cards} betaal je wat ze waard zijn.`,
  met: (bluffs, seen) =>
    `Onder jouw hamer ${plural(bluffs, { one: '# bod', other: '# biedingen' })} boven het geld in de hand, ${seen} doorzien.`,
  between: (from, to) => `op den duur ${from} tot ${to} %`,
  giveOrTake: (margin) => `${margin} meer of minder`,
  lucky: (count) => `De omgedraaide kaarten brachten je ${points(count)} per spel: dat was geluk.`,
  unlucky: (count) => `De omgedraaide kaarten kostten je ${points(count)} per spel: dat was pech.`,
  course: 'Weggegeven, spel na spel',
  courseTitle: (games) =>
    `Weggegeven procentpunten in de laatste ${games} spellen, en het gemiddelde van vijf.`,
  numbers: 'De cijfers',
  game: 'Afgelopen',
  points: 'Procentpunten',
  mean: 'Gemiddelde van vijf',
  where: 'Waar het blijft',
  slips: {
    bid_on: 'Te ver geboden',
    let_go: 'Te vroeg laten gaan',
    sold: 'Verkocht, niet gekocht',
    bought: 'Gekocht, niet verkocht',
    turn: 'Wat te doen in je beurt',
    offered: 'Neergelegde sommen',
    answered: 'Antwoorden in de handel',
    other: 'Al het andere',
  },
  aGame: 'Procentpunten per spel',
  prices: 'Betaalde prijzen',
  lots: 'Aankopen',
  paid: 'Betaald',
  worth: 'Jou waard',
  priceCourse: 'Prijzen tegen waarde, spel na spel',
  priceCourseTitle: (games) =>
    `Betaald per honderd aan waarde in de laatste ${games} spellen, en het gemiddelde van vijf.`,
  ofWorth: '% van de waarde',
  bluffCourse: 'Bluf, spel na spel',
  bluffCourseTitle: (games) =>
    `Eigen bluf in de laatste ${games} spellen: wat standhield en wat doorzien werd.`,
  held: 'Gehouden',
  seenThrough: 'Doorzien',
  games: 'De spellen',
  gave: (count) => `${points(count)} weggegeven`,
  edition: 'Elke editie',
  forget: 'Wat gevonden is wissen',
  reallyForget: 'Echt wissen',
  ownGames: 'Mijn laatste spellen',
  gamesWith: (name) => `Spellen met ${name}`,
};
