import { steadyNow } from '../../browser/clock';
import type { Answer } from '../ask';
import type { Wire } from '../connection';
import type { ClientMessage, Command, GameRecord, Option, RecordCommand, Seat } from '../protocol';
import type { ServerMessage } from '../protocol';
import type { FoundPosition, RecordedPosition } from './position';

/** An answer of the player: a move, or that they do not bid. */
export type PlayersAnswer = Command | { readonly do: 'silent' };

/** The state of a scripted table. */
export interface ScriptedMoment extends FoundPosition {
  /** All commands that led there. */
  readonly commands: readonly RecordCommand[];
  /** The player's answers so far. */
  readonly answers: readonly PlayersAnswer[];
}

/** One position, and how everyone but the player goes on from there. */
export interface Script {
  readonly record: GameRecord;
  readonly seat: Seat;
  /** The kinds of the other players. */
  readonly bots: readonly string[];
  /** Returns the next move of another player or of the house; undefined while the table waits for the player. */
  readonly next: (at: ScriptedMoment) => RecordCommand | undefined;
}

type Listener<Event> = ((this: WebSocket, event: Event) => unknown) | null;

/** Hours to answer, so that the client shows no clock: a correspondence table has none. */
const weekInHours = 168;

/**
 * A table without a clock, as a wire. The engine judges and shows every position; the player answers by the usual
 * messages, and `advance` makes the next move of the script.
 */
export class ScriptedTable implements Wire {
  onmessage: Listener<MessageEvent<string>> = null;
  onclose: Listener<CloseEvent> = null;
  #opened: Listener<Event> = null;
  #closed = false;
  #version = 0;
  #commands: readonly RecordCommand[];
  #moment: ScriptedMoment | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(
    readonly script: Script,
    readonly find: (position: RecordedPosition) => Promise<Answer<FoundPosition>>,
  ) {
    this.#commands = script.record.commands;
  }

  get onopen(): Listener<Event> {
    return this.#opened;
  }
  set onopen(listener: Listener<Event>) {
    this.#opened = listener;
    queueMicrotask(() => this.#opened?.call(this as unknown as WebSocket, new Event('open')));
  }

  /** The current state; undefined before the first. */
  get moment(): ScriptedMoment | undefined {
    return this.#moment;
  }

  get #answers(): readonly PlayersAnswer[] {
    return this.#moment?.answers ?? [];
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.#then(() => this.#receive(message));
  }

  close(): void {
    this.#closed = true;
  }

  /** Waits until all that was said has its answer. */
  settled(): Promise<void> {
    return this.#work;
  }

  /** Makes the next move of the script, if it is not the player's turn. */
  advance(): Promise<void> {
    this.#then(async () => {
      const next = this.#moment && this.script.next(this.#moment);
      if (next !== undefined) await this.#play(next, this.#answers);
    });
    return this.#work;
  }

  #then(callback: () => Promise<void> | void): void {
    this.#work = this.#work.then(callback);
  }

  async #receive(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.#welcome();
      case 'command':
        return this.#answer(message.id, message.command);
      case 'order':
        if (message.order.do === 'silent' && this.#moment !== undefined) {
          this.#moment = { ...this.#moment, answers: [...this.#answers, { do: 'silent' }] };
          this.#send({ type: 'ack', id: message.id, version: this.#version + 1 });
          this.#step([]);
        } else this.#refuse(message.id);
        return;
      default:
        if ('id' in message) this.#refuse(message.id);
    }
  }

  async #welcome(): Promise<void> {
    await this.#find(this.#commands, []);
    if (this.#moment === undefined) return;
    const { snapshot } = this.#moment;
    this.#version += 1;
    this.#send({
      ...snapshot,
      version: this.#version,
      now: Math.floor(steadyNow()),
      table: { ...snapshot.table, answer_within: weekInHours },
      options: this.#options(),
      clock: null,
    });
  }

  async #answer(id: string, command: Command): Promise<void> {
    if (await this.#play({ ...command, by: this.script.seat }, [...this.#answers, command]))
      this.#send({ type: 'ack', id, version: this.#version });
    else this.#refuse(id);
  }

  /** Returns whether the rules allow the command. */
  async #play(command: RecordCommand, answers: readonly PlayersAnswer[]): Promise<boolean> {
    if (!(await this.#find([...this.#commands, command], answers))) return false;
    this.#step(this.#moment?.events ?? []);
    return true;
  }

  async #find(commands: readonly RecordCommand[], answers: readonly PlayersAnswer[]): Promise<boolean> {
    const { record, seat, bots } = this.script;
    const found = await this.find({ record: { ...record, commands: [...commands] }, seat, bots });
    if (!found.ok) return false;
    this.#commands = commands;
    this.#moment = { ...found.body, commands, answers };
    return true;
  }

  #step(events: FoundPosition['events']): void {
    const view = this.#moment?.snapshot.view;
    this.#version += 1;
    this.#send({
      type: 'step',
      version: this.#version,
      now: Math.floor(steadyNow()),
      events: [...events],
      ...(view && { view }),
      options: this.#options(),
      clock: null,
    });
  }

  /** Returns the options of the player; none while the script continues. */
  #options(): Option[] {
    const { snapshot } = this.#moment ?? {};
    if (this.#moment === undefined || snapshot === undefined) return [];
    if (this.script.next(this.#moment) !== undefined) return [];
    const bids = snapshot.options.some(({ do: what }) => what === 'bid');
    return bids ? [...snapshot.options, { do: 'silent' }] : snapshot.options;
  }

  #refuse(id: string): void {
    this.#send({ type: 'refused', id, refusal: 'not_now', clause: null, message: 'Not in this step.' });
  }

  #send(message: ServerMessage): void {
    if (this.#closed) return;
    const data = JSON.stringify(message);
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data }));
  }
}
