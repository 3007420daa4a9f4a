import { pluralIn } from '../grammar/plural';
import type { puzzles as english } from '../en/puzzles';

const plural = pluralIn('nl');
const days = (count: number): string => plural(count, { one: '# dag', other: '# dagen op rij' });

export const puzzles: typeof english = {
  title: 'Puzzels',
  lead: (all) => `${all} momenten uit spellen tussen bots. Eén keuze is duidelijk de beste.`,
  ofDay: 'Vandaag',
  byTheme: 'Per thema',
  solved: (some, all) => `${some} van ${all} opgelost`,
  solve: 'De puzzel van vandaag oplossen',
  seeAgain: 'Die van vandaag nog eens bekijken',
  puzzle: (number) => `Puzzel ${number}`,
  ask: (name) => `Jij bent ${name}. Wat nu?`,
  right: (what) => `Goed: ${what}`,
  wrong: (what) => `Net niet: ${what}`,
  playOut: 'Uitspelen',
  back: 'Terug naar het antwoord',
  next: 'Volgende puzzel',
  all: 'Alle puzzels',
  share: 'Delen',
  copied: 'Gekopieerd: één regel om overal te plakken.',
  line: (which, right, streak) =>
    `Kuhhandel, ${which}: ${right ? 'in één keer opgelost' : 'niet in één keer opgelost'}${streak > 1 ? `, ${days(streak)}` : ''}`,
  again: 'Deze heb je al eens geprobeerd; alleen de eerste poging telt.',
  chances: (worlds) =>
    `Winkansen vanaf hier, beoordeeld in ${worlds} bedachte spellen naar wat jij kon weten; de streepjes tonen hoe zeker het verschil is.`,
  failed:
    'De puzzels konden niet worden geladen. Ben je hier eens met netwerk geweest, dan gaan ze ook zonder.',
  retry: 'Opnieuw',
  missing: (number, all) => `Puzzel ${number} bestaat niet. Ze gaan van 1 tot ${all}.`,
  streak: days,
  lowerCount: 'op een lager getal wachten',
  wasSolved: 'opgelost',
  wasTried: 'geprobeerd',
  themes: {
    zeros: 'Nullen',
    dear: 'Dure dieren',
    ties: 'Gelijke sommen',
    donkeys: 'Ezels',
    last_trades: 'Laatste koehandels',
    mine: 'VAN MIJ!',
    rats: 'Ratten',
    stop: 'Wanneer stoppen',
  },
  lesson: {
    silence: 'Het bod is meer dan deze kaart je oplevert. Wie hem neemt, heeft minder voor de volgende.',
    bid: 'Voor deze prijs levert hij je meer op dan het geld elders.',
    bid_deny: (rival) =>
      `Laat je hem gaan, dan is hij voor ${rival}; de winst daar is groter dan wat hij jou kost.`,
    sell: 'Het geld is je meer waard dan het dier.',
    buy: 'Voor deze prijs is hij goedkoop, en alleen jij kunt de bieder voor zijn.',
    auction: 'Geen handel belooft hier meer dan de volgende kaart, en geld dat op tafel ligt, is weg.',
    challenge: 'Deze handel belooft het meest: jij hebt het dier harder nodig, of kunt meer neerleggen.',
    stop: 'Je hebt wat je wilde.',
    offer: 'Leg wat nodig is om te winnen, en wat het dier je waard is.',
    offer_bluff: 'Het dier is je geld hier niet waard. Nullen lijken op geld en kosten niets.',
    accept: 'Om te winnen zou je meer moeten leggen dan het je waard is. Neem het geld dus ongezien aan.',
    counter: 'Het is je meer waard dan wat het kost om de stapel te verslaan.',
    counter_bluff: 'Nullen kosten je niets: blufte de ander ook, dan kunnen ze genoeg zijn.',
    claim: 'Zoveel kaarten is hij waard. Wie op minder wacht, treft iemand die sneller is.',
    wait: 'Zoveel kaarten zijn er te veel voor. Laat verder aftellen.',
    take: 'Wat op de rat ligt, is dan van jou, en een kaart die je legt, is weg. Pas alle vier samen doen kwaad.',
    lay: 'Een kaart kost nu minder dan de rat: de volgende moet beslissen.',
    less: 'Wat boven de andere stapel uitkomt, geef je weg, want de stapels worden geruild.',
    more: 'Te weinig verliest het dier, en wat je legde erbij.',
  },
};
