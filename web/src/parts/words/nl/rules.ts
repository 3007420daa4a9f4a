import type { rules as english } from '../en/rules';

export const rules: typeof english = {
  texts: {
    'C1.1': {
      title: 'De dieren',
      text: 'Er zijn tien dieren met elk vier kaarten. Het getal op een kaart is de waarde van het hele kwartet.',
    },
    'C1.2': {
      title: 'Het geld',
      text: 'Biljetten gaan van 0 tot 500. Een biljet van 0 is niets waard en ziet er van achteren uit als elk ander.',
    },
    'C1.4': {
      title: 'Stambomen en ratten',
      text: 'Van elk dier één stamboom en vier ratten worden met de dieren in de stapel geschud.',
    },
    'C1.5': {
      title: 'De bonuskaart',
      text: 'Eén kaart uit de doos is zelf punten waard. Kijk wie hem wint.',
    },
    'C2.2': {
      title: 'Geen wisselgeld',
      text: 'Geld wordt nooit gewisseld, en niemand geeft terug. Wat niet is uitgedeeld, blijft in de bank voor de ezels.',
    },
    'C2.4': {
      title: 'Wat open ligt',
      text: 'Dieren en alle andere kaarten liggen open. Het geld in je hand is geheim; alleen hoeveel biljetten je hebt, is bekend.',
    },
    'C3.1': {
      title: 'Je beurt',
      text: 'In je beurt doe je een van twee dingen: de bovenste kaart omdraaien, of een koehandel beginnen. Daarna is de volgende aan de beurt.',
    },
    'C3.2': {
      title: 'Met wie je handelt',
      text: 'Voor een koehandel is een dier nodig waarvan jullie er allebei minstens één hebben en geen van beiden alle.',
    },
    'C3.3': {
      title: 'Als de stapel leeg is',
      text: 'Dan is elke beurt een handel. Wie alleen hele kwartetten heeft, of niets, wordt overgeslagen.',
    },
    'C3.4': {
      title: 'Het einde',
      text: 'Het spel is uit als de stapel leeg is en elk kwartet compleet.',
    },
    'C4.1': {
      title: 'Bieden',
      text: 'De kaart ligt open. Iedereen behalve de veilingmeester mag altijd bieden, telkens minstens 10 hoger. Je mag bieden wat je niet hebt.',
    },
    'C4.2': {
      title: 'Eenmaal, andermaal',
      text: 'Niemand hoeft te bieden. De veilingmeester sluit met drie keer afroepen, en een bod daartussen laat hem opnieuw beginnen.',
    },
    'C4.3': {
      title: 'Geen bod',
      text: 'Biedt er bij de derde keer nog niemand, dan houdt de veilingmeester de kaart voor niets.',
    },
    'C4.4': {
      title: 'Verkopen, of het kooprecht',
      text: 'Valt de hamer, dan verkoopt de veilingmeester: de hoogste bieder betaalt hem en krijgt de kaart. Of hij koopt: hij betaalt de hoogste bieder evenveel en houdt hem.',
    },
    'C4.5': {
      title: 'De veilingmeester kiest eerst',
      text: 'Alleen als hij verkoopt, moet de bieder betalen; bluf die wordt afgekocht, komt dus nooit uit. Om te kopen moet hij het geld hebben.',
    },
    'C4.6': {
      title: 'Betalen',
      text: 'Betaal met biljetten die samen de prijs halen. Er is geen wisselgeld, en wat je kunt betalen, moet je betalen.',
    },
    'C4.7': {
      title: 'Open of gesloten',
      text: 'Of iedereen de biljetten van een betaling ziet, of alleen hoeveel het er zijn.',
    },
    'C4.8': {
      title: 'Wie niet kan betalen',
      text: 'Een bieder die moet betalen en niet kan, toont iedereen zijn hele hand.',
    },
    'C4.9': {
      title: 'Het hoogst mogelijke bod',
      text: 'Geen bod mag hoger zijn dan al het geld dat tot nu toe is uitgedeeld: niemand kan het ooit hebben.',
    },
    'C5.1': {
      title: 'De ezel betaalt',
      text: 'Komt er een ezel, dan krijgt iedereen eerst een biljet van de bank: 50, dan 100, 200 en 500. Daarna wordt hij gewoon geveild.',
    },
    'C6.1': {
      title: 'De uitdaging',
      text: 'Je noemt een tegenstander en een dier. De uitgedaagde kan niet weigeren.',
    },
    'C6.2': {
      title: 'Eén dier of twee',
      text: 'Hebben jullie er allebei precies twee, dan staan beide paren op het spel; anders van elk één kaart.',
    },
    'C6.3': {
      title: 'Het bod',
      text: 'De uitdager legt biljetten dicht neer, zoveel hij wil. Alleen nullen mag ook.',
    },
    'C6.4': {
      title: 'Hoeveel biljetten',
      text: 'Of de anderen zien hoeveel biljetten er in het bod liggen.',
    },
    'C6.5': {
      title: 'Aannemen of tegenbieden',
      text: 'De uitgedaagde neemt het geld ongezien en geeft de dieren, of legt er minstens één biljet dicht tegenover.',
    },
    'C6.6': {
      title: 'De stapels worden geruild',
      text: 'Na een tegenbod ruilen de twee hun stapels en tellen in het geheim. De hoogste som krijgt de dieren. De anderen horen alleen wie won en hoeveel biljetten er lagen.',
    },
    'C6.7': {
      title: 'Gelijke sommen',
      text: 'De biljetten blijven geruild en de uitdager legt een nieuw bod. Weer gelijk: hij krijgt de dieren.',
    },
    'C6.8': {
      title: 'Wie betaalt in een handel',
      text: 'Of beide stapels worden geruild of alleen de winnaar betaalt, en waar de nullen blijven.',
    },
    'C6.9': {
      title: 'Handelen om ratten',
      text: 'Bij ratten is het andersom: de hoogste som geeft haar rat weg. Wie het geld aanneemt, neemt de rat erbij.',
    },
    'C6.10': { title: 'Stambomen blijven', text: 'Stambomen worden nooit verhandeld.' },
    'C7.1': {
      title: 'VAN MIJ!',
      text: 'De veilingmeester telt af vanaf 10. Wie het eerst om de stamboom roept, is zoveel biljetten schuldig, om het even welke, ook nullen.',
    },
    'C7.2': {
      title: 'Verkopen of kopen, ongezien',
      text: 'Voor er een biljet te zien is, mag de veilingmeester de stamboom zelf kopen voor evenveel biljetten, als hij ze heeft.',
    },
    'C7.3': {
      title: 'Niemand roept',
      text: 'Roept ook bij 1 niemand, dan is de stamboom voor niets van de veilingmeester.',
    },
    'C7.4': {
      title: 'Dicht betaald',
      text: 'Alleen de twee zien welke biljetten er voor een stamboom betaald worden; iedereen ziet hoeveel.',
    },
    'C7.5': {
      title: 'Te weinig biljetten',
      text: 'Wie roept en te weinig biljetten heeft, toont zijn hand, en het aftellen begint opnieuw. Hij mag niet boven het getoonde roepen.',
    },
    'C7.6': {
      title: 'Twee handen tegelijk',
      text: 'De vroegste hand wint, over welke verbinding hij ook kwam; over handen die niet te scheiden zijn, beslist het lot.',
    },
    'C8.1': {
      title: 'Een rat gaat rond',
      text: 'Vanaf links van de veilingmeester neemt elke speler de rat met alle biljetten erbij, of legt er één biljet dicht naast. De veilingmeester komt als laatste, en zo gaat het rond.',
    },
    'C8.2': { title: 'Niets te leggen', text: 'Wie geen biljet heeft, moet de rat nemen.' },
    'C8.3': {
      title: 'Wat er bij de rat ligt',
      text: 'Alleen wie hem neemt, ziet welke biljetten erbij horen.',
    },
    'C8.4': {
      title: 'Na de rat',
      text: 'Dezelfde veilingmeester draait meteen de volgende kaart om. Is dat ook een rat, dan gaat die ook rond.',
    },
    'C9.1': {
      title: 'De telling',
      text: 'Tel de waarden van je kwartetten op en vermenigvuldig met hun aantal. Onvolledige kwartetten tellen niet.',
    },
    'C9.2': {
      title: 'Gewone sommen',
      text: 'De waarden van de kwartetten worden opgeteld; wie de bonuskaart heeft, telt die erbij.',
    },
    'C9.3': {
      title: 'Wie de bonuskaart wint',
      text: 'Wie als eerste beide kwartetten heeft van haan en gans, kat en hond, of schaap en geit, krijgt hem en houdt hem.',
    },
    'C9.4': {
      title: 'De telling in vijf stappen',
      text: 'Wie alle ratten heeft, laat één kwartet weg. Tel de andere op en 250 voor elk van hun stambomen, vermenigvuldig met het aantal kwartetten, en tel 250 op voor elke andere stamboom.',
    },
    'C9.5': {
      title: 'Geld stinkt niet',
      text: 'Of het geld dat je overhoudt er helemaal aan het eind bij komt.',
    },
    'C9.6': { title: 'Wie wint', text: 'De meeste punten winnen. Bij gelijke stand winnen beiden.' },
    'C10.1': {
      title: 'De stapel van een duel',
      text: 'Het ezelgeld wordt apart gelegd, tien biljetten gaan er ongezien uit, en de rest wordt met de kaarten geschud: een stapel van 80.',
    },
    'C10.2': {
      title: 'Een beurt met z’n tweeën',
      text: 'Er zijn geen veilingen. Een beurt is een verdeling of een koehandel.',
    },
    'C10.3': {
      title: 'Houden of geven',
      text: 'Bekijk de bovenste kaart in het geheim. Houd hem, en de ander krijgt de volgende; geef hem weg, en de volgende is van jou.',
    },
    'C10.4': {
      title: 'Wat de ander ziet',
      text: 'Dieren, stambomen en ratten liggen meteen open. Geld gaat naar de hand; wie het weggaf, weet wat het was.',
    },
    'C10.5': {
      title: 'Ezels met z’n tweeën',
      text: 'Een ezel die een van de twee krijgt, betaalt allebei, uit het apart gelegde geld.',
    },
    'C11.1': {
      title: 'Super-koehandel',
      text: 'Of een handel de beurt beëindigt, of dat daarna nog een kaart mag worden omgedraaid.',
    },
    'C11.4': {
      title: 'Huisregels',
      text: 'Een tafel mag elk van deze regels anders stellen dan de editie.',
    },
  },
  asking: 'Tik nu op wat je uitgelegd wilt hebben.',
  all: 'Alle regels',
  here: 'Aan deze tafel:',
};
