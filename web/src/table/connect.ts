import { steadyNow } from '../browser/clock';
import { load } from '../browser/load';
import { onTouch, onVisibility } from '../browser/touches';
import { announce } from '../parts/announce/announcements';
import { nextChanceMessage } from '../model/fair/part';
import { announcer } from '../parts/announce/announcer.svelte';
import { languageCode, t } from '../parts/i18n/locale.svelte';
import { Attention } from '../model/session/attention';
import { HeldBack } from '../model/session/held-back';
import { preferences } from '../model/settings/preferences.svelte';
import { withoutEnd } from '../model/session/shots';
import { paintGate } from '../model/session/paint-gate';
import { silence, soundAndShake } from '../parts/sound/sounding';
import { Connection, type Wire } from '../wire/connection';
import { servers } from '../wire/servers';
import { wordsOf } from '../parts/story/spoken-text';
import type { Model } from '../model/model';
import type { SaidMessage, SeatInfo, Snapshot, Step, TalkMessage, WireError } from '../wire/protocol';
import type { SeatingOptions } from '../model/session/seating.svelte';
import { TableSession, type GameAccess, type SharedDevice } from '../model/session/session.svelte';

/** How a session is shown on its device. */
export interface ScreenOptions {
  /** Whether this session is the one on the screen, with sound and announcements. */
  shown?: () => boolean;
  device?: SharedDevice;
}

/** A page that shows a table to all in a room, or to the viewers of a stream. */
interface BigScreen {
  /** How much earlier scheduled events are drawn, because this display shows them late; in milliseconds. */
  lead: number;
  /** How long all messages are held back, in milliseconds. */
  heldBack: number;
  /** With it the screen that opened the table gives orders. */
  key: string | undefined;
}

interface ConnectOptions extends ScreenOptions {
  /** A new wire to the table, for the first time and after every loss. */
  open: () => Wire;
  /** Whether the other end is a server, not this device. */
  beats?: boolean;
  token: string | undefined;
  /** For the big screen of a table. */
  bigScreen?: BigScreen;
  /** Whether the table waits until its players have seen a show. */
  waits?: boolean;
  turnedAway: (error: WireError) => void;
  /** Called when the connection is lost before it has shown the table. */
  neverOpened?: () => void;
  access?: GameAccess;
  seating?: SeatingOptions;
}

/** Hides rude words among strangers, if the reader wants that. */
async function fitFor<Message extends SaidMessage | TalkMessage>(
  model: Model | undefined,
  message: Message,
): Promise<Message> {
  if (model?.table.public !== true || preferences.chosen.rudeWords) return message;
  const { maskedTalk } = await load(() => import('./talk/unwelcome'));
  return maskedTalk(message, languageCode());
}

/** Connects a session to a table. After `leave` it neither shows nor announces anything. */
export function connect({
  open,
  beats = false,
  token,
  bigScreen,
  waits = true,
  turnedAway,
  neverOpened,
  shown = () => true,
  access,
  seating,
  device,
}: ConnectOptions): { session: TableSession; connection: Connection; leave: () => void } {
  let left = false;
  const heldBack = bigScreen === undefined ? undefined : new HeldBack(bigScreen.heldBack);
  /** Acts after the delay of this page and after the last tap was drawn, in the order of the calls. */
  const pass = (callback: () => void): void => {
    if (heldBack === undefined) paintGate.then(callback);
    else heldBack.take(() => paintGate.then(callback));
  };
  const session = new TableSession({
    send: async (request) => {
      const answer = await connection.send(request);
      // The answer keeps its place among the messages: an older step would erase the refusal.
      return new Promise((resolve) => paintGate.then(() => resolve(answer)));
    },
    ...(bigScreen && { time: () => steadyNow() - bigScreen.lead }),
    ...(access && { access }),
    ...(seating && { seating }),
    device,
    retry: beats ? () => connection.retry() : undefined,
    ...(waits && { ackShown: (version: number) => connection.ackShown(version) }),
  });
  session.onShown((model, before) => {
    if (before === undefined || !shown()) return;
    announce(before, session.director.counts ? withoutEnd(model) : model, t(), announcer);
    soundAndShake(before, model);
  });
  const connection: Connection = new Connection({
    open,
    later: (milliseconds, callback) => setTimeout(callback, milliseconds),
    beats,
    token,
    ...(bigScreen && { screen: { key: bigScreen.key } }),
    onState: (state) => {
      session.follow(state);
      if (state === 'open') attention.reconnect();
      if (state === 'lost' && session.model === undefined) neverOpened?.();
    },
    onNews: (news) => pass(() => receive(news)),
    // In order, although the list of rude words is fetched. If that fails, the message is not shown.
    onTalk: (message) =>
      pass(() => {
        talk = talk
          .then(async () => receiveTalk(await fitFor(session.model, message)))
          .catch(() => undefined);
      }),
    onReview: (review) => session.review.receive(review ?? undefined),
    onLate: (delay) => session.receiveDelay(delay),
    onWentBack: (version) => pass(() => session.goBack(version)),
    onError: turnedAway,
    servers: beats ? servers : undefined,
  });
  let talk = Promise.resolve();
  const attention: Attention = new Attention({
    visible: !document.hidden,
    known: () => (token === undefined ? undefined : session.newest?.table.attention),
    report: (attentive) => connection.reportAttention(attentive),
  });
  const stopWatching = [onTouch(() => attention.touch()), onVisibility((visible) => attention.show(visible))];
  return { session, connection, leave };

  function leave(): void {
    left = true;
    attention.stop();
    for (const stop of stopWatching) stop();
    connection.close();
    heldBack?.stop();
    session.leave();
    announcer.clear();
    silence();
  }

  function receiveTalk(message: SaidMessage | TalkMessage): void {
    if (left) return;
    const spoken = session.talk.receive(message, session.model?.you.seat);
    if (spoken !== undefined && shown())
      announcer.announce(t().talk.heard(spoken.player, wordsOf(spoken, t())));
  }

  /** Whether a guest who asked for a seat has got it, or has theirs again. */
  function hasOwnSeatAgain(before: Model, { you, table }: Model): boolean {
    const isMine = (info: SeatInfo | undefined) =>
      info?.kind === 'person' && info.name === session.seating.name;
    return (
      you.seat === null && table.seats.some((info, at) => isMine(info) && !isMine(before.table.seats[at]))
    );
  }

  async function sendEntropy(model: Model): Promise<void> {
    const chance = await nextChanceMessage(model);
    if (chance !== undefined) connection.sendEntropy(chance);
  }

  function receive(news: Snapshot | Step): void {
    if (left) return;
    const before = session.newest;
    session.receive(news);
    attention.sync();
    const { newest } = session;
    if (newest === undefined) return;
    if (before !== undefined && token !== undefined && hasOwnSeatAgain(before, newest)) connection.resync();
    void sendEntropy(newest);
  }
}
