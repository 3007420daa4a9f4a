import { announce } from '../parts/announce/announcements';
import { toSay } from '../model/fair/part';
import { announcer } from '../parts/announce/announcer.svelte';
import { languageCode, t } from '../parts/i18n/locale.svelte';
import { preferences } from '../model/kept/preferences.svelte';
import { withoutEnd } from '../model/session/shots';
import { press } from '../model/session/press';
import { soundAndShake } from '../parts/sound/sounding';
import { Connection, type Wire } from '../wire/connection';
import { servers } from '../wire/servers';
import { wordsOf } from '../parts/story/said';
import type { Answer } from '../wire/ask';
import type { Model } from '../model/model';
import type { Replay, SaidMessage, SeatInfo, Snapshot, Step, TalkMessage, WireError } from '../wire/protocol';
import { TableSession } from '../model/session/session.svelte';

interface Place {
  /** A new wire to the table, for the first time and after every loss. */
  open: () => Wire;
  /** Whether a server is at the other end, and not this device. */
  beats?: boolean;
  token: string | undefined;
  turnedAway: (error: WireError) => void;
  /** Whether this session is the one on the screen, whose news are announced. */
  shown?: () => boolean;
  /** The record of the game that is over, where no server has an address for it. */
  record?: () => Promise<string>;
  /** The game so far, as the seat saw it; not for who only watches. */
  lookBack?: (() => Promise<Answer<Replay>>) | undefined;
  /** Where the game stood that is played on here. */
  playedOn?: TableSession['playedOn'];
  /** Opens a game with all animals, where this one is the introduction. */
  goOn?: (() => void) | undefined;
}

/** Among strangers rude words are hidden, where the reader does not want them. */
async function fitFor<Message extends SaidMessage | TalkMessage>(
  model: Model | undefined,
  message: Message,
): Promise<Message> {
  if (model?.table.public !== true || preferences.chosen.rudeWords) return message;
  const { maskedTalk } = await import('./talk/unwelcome');
  return maskedTalk(message, languageCode());
}

/** A session at a table and the connection that feeds it. */
export function connect({
  open,
  beats = false,
  token,
  turnedAway,
  shown = () => true,
  record,
  lookBack,
  playedOn,
  goOn,
}: Place): {
  session: TableSession;
  connection: Connection;
} {
  const session = new TableSession(async (request) => {
    const answer = await connection.send(request);
    // It keeps its place among the news: an older step would wipe off what was refused.
    return new Promise((heard) => press.then(() => heard(answer)));
  });
  session.onShown = (before, model) => {
    if (!shown()) return;
    announce(before, session.director.counts ? withoutEnd(model) : model, t(), announcer);
    soundAndShake(before, model);
  };
  session.sayEnough = (version) => connection.haveSeen(version);
  if (beats) session.retry = () => connection.retry();
  session.record = record;
  session.lookBack = lookBack;
  session.playedOn = playedOn;
  session.goOn = goOn;
  const connection: Connection = new Connection({
    open,
    later: (milliseconds, act) => setTimeout(act, milliseconds),
    beats,
    token,
    onState: (state) => session.follow(state),
    onNews: (news) => press.then(() => hear(news)),
    // One after the other, though the words that are hidden come later.
    onTalk: (message) => {
      talk = talk.then(async () => hearTalk(await fitFor(session.model, message)));
    },
    onReview: (review) => (session.review = review ?? undefined),
    onLate: (late) => (session.late = late),
    onWentBack: (version) => press.then(() => session.hearWentBack(version)),
    onError: turnedAway,
    servers: beats ? servers : undefined,
  });
  let talk = Promise.resolve();
  return { session, connection };

  function hearTalk(message: SaidMessage | TalkMessage): void {
    const said = session.talk.hear(message, session.model?.you.seat);
    if (said !== undefined && shown()) announcer.tell(t().talk.heard(said.player, wordsOf(said, t())));
  }

  /** One who asked for a seat sits down, or has theirs again. */
  function hasOwnSeatAgain(before: Model, { you, table }: Model): boolean {
    const isMine = (info: SeatInfo | undefined) => info?.kind === 'person' && info.name === session.goesBy;
    return (
      you.seat === null && table.seats.some((info, at) => isMine(info) && !isMine(before.table.seats[at]))
    );
  }

  async function sayChance(model: Model): Promise<void> {
    const said = await toSay(model);
    if (said !== undefined) connection.sayChance(said);
  }

  function hear(news: Snapshot | Step): void {
    const before = session.newest;
    session.hear(news);
    const { newest } = session;
    if (newest === undefined) return;
    if (before !== undefined && token !== undefined && hasOwnSeatAgain(before, newest)) connection.comeAnew();
    void sayChance(newest);
  }
}
