import type { speech as english } from '../en/speech';

export const speech: typeof english = {
  miser: {
    passes: 'Te duur voor mij.',
    outbid: 'Laat hen maar betalen.',
    cheap: 'Goedkoop. Daar hou ik van.',
    lost: 'En mijn goeie geld is ook weg.',
    payday: 'Een cent is een cent.',
  },
  collector: {
    sees: 'Op mijn hoed is nog plaats.',
    outbid: 'Ach, dat had ik zo graag gehad!',
    dear: 'Het was me elke cent waard.',
    lost: 'Wees lief voor mijn schatten daar.',
    quartet: 'Alle vier bij elkaar, eindelijk!',
  },
  bluffer: {
    bids: 'Zo kan ik de hele dag doorgaan.',
    cheap: 'En niemand die durfde!',
    won: 'Twijfel nooit aan een snor.',
    lost: 'Dat had je door, hè?',
    shown: 'Tja. Jullie moesten zo nodig kijken.',
  },
  blocker: {
    passes: 'Ga je gang. Voor nu.',
    outbid: 'Ik hou je in de gaten.',
    dear: 'Niet in mijn dorp.',
    won: 'Dat heb jij niet nodig.',
    quartet: 'En nu gaat het hek op slot.',
  },
  trader: {
    challenges: 'Kom, we vinden wel een prijs.',
    cheap: 'Die neem ik mee.',
    won: 'Afspraak is afspraak.',
    lost: 'We spreken elkaar nog.',
    payday: 'Nu valt er te praten.',
  },
  shark: {
    outbid: 'Geduld.',
    cheap: 'Wat charmant.',
    won: 'Zoals verwacht.',
    lost: 'Interessant.',
    payday: 'Daar had ik op gerekend.',
  },
  farmer: {
    sees: 'O, hallo daar!',
    passes: 'Vandaag niet.',
    won: 'Welkom thuis!',
    lost: 'Geef ze goed te eten!',
    payday: 'Brave ezel!',
    quartet: 'Kijk, alle vier!',
  },
};
