import type { Messages } from '../../parts/i18n/locale.svelte';
import type { TableSession } from '../../model/session/session.svelte';
import type { TalkContent } from '../../wire/protocol';

/** Says something at the table, and keeps the reason if that failed. */
export class TalkSender {
  readonly #session: TableSession;
  readonly #words: () => Messages;
  trouble = $state<string>();

  constructor(session: TableSession, words: () => Messages) {
    this.#session = session;
    this.#words = words;
  }

  /** Returns whether the table accepted it. */
  async send(content: TalkContent): Promise<boolean> {
    const answer = await this.#session.commands.sendTalk(content);
    if (answer.type !== 'error') this.trouble = undefined;
    else this.trouble = answer.error === 'too_much_talk' ? this.#words().talk.tooMuch : answer.message;
    return answer.type === 'ack';
  }
}
