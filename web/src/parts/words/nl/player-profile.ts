import type { playerProfile as english } from '../en/player-profile';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('nl');
const points = (count: number) => plural(count, { one: '# procentpunt', other: '# procentpunten' });

export const playerProfile: typeof english = {
  lead: 'Uit de spellen van deze groep die hier aan tafels zijn gespeeld, door de coach op dit apparaat beoordeeld. Een procentpunt is een honderdste van een overwinning.',
  none: 'Er is hier nog geen spel van deze groep aan een tafel gespeeld. Open een tafel voor de groep: haar spellen komen vanzelf, en vertellen hoe jullie spelen.',
  whose: 'Wiens spel',
  plays: (name) => `Hoe ${name} speelt`,
  together:
    'Uit de spellen die jullie samen hebben gespeeld, door de coach op dit apparaat beoordeeld; verder hoort niemand ervan. Een procentpunt is een honderdste van een overwinning.',
  lost: (count) => `Geeft met eigen keuzes ${points(count)} per spel weg.`,
  latelyLess: (count) => `Geeft de laatste tijd per spel ${points(count)} minder weg dan in het begin.`,
  latelyMore: (count) => `Geeft de laatste tijd per spel ${points(count)} meer weg dan in het begin.`,
  mostBy: (count, slip) => `Het meeste, ${count}: “${slip}”.`,
  dear: (percent, cards) => `Betaalt voor ${cards} ${percent} % boven de waarde.`,
  cheap: (percent, cards) => `Betaalt voor ${cards} ${percent} % onder de waarde.`,
  fair: (cards) => `Betaalt voor ${cards} wat ze waard zijn.`,
  met: (bluffs, seen) =>
    `Onder de eigen hamer ${plural(bluffs, { one: '# bod', other: '# biedingen' })} boven het geld in de hand, ${seen} doorzien.`,
  lucky: (count) => `De omgedraaide kaarten brachten ${points(count)} per spel: dat was geluk.`,
  unlucky: (count) => `De omgedraaide kaarten kostten ${points(count)} per spel: dat was pech.`,
  worth: 'Zelf waard',
  choices: 'Eigen keuzes',
  compared: 'Naast elkaar',
  lostAGame: 'Procentpunten per spel weggegeven',
  ownSeen: 'Eigen bluf doorzien',
  othersSeen: 'Andermans bluf doorzien',
  paidOver: 'Boven waarde betaald',
  share: (some, all) => `${some} van ${all}`,
};
