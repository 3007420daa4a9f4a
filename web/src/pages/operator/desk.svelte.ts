import { tabStore } from '../../browser/storage';
import type { Answer } from '../../wire/ask';
import { OperatorRequests } from '../../wire/operator';
import type { BanOrder, LobbyError, OperatorTold } from '../../wire/protocol';

const stored = 'kuhhandel.operator';

/** The operator's page in its last received state. The token is stored as long as the tab. */
export class Desk {
  #requests = $state.raw(new OperatorRequests(tabStore.get(stored) ?? ''));
  status = $state.raw<OperatorTold>();
  error = $state.raw<LobbyError>();
  hasAsked = $state(false);
  /** The target in the ban form. */
  whom = $state<Pick<BanOrder, 'what' | 'text'>>({ what: 'name', text: '' });

  get requests(): OperatorRequests {
    return this.#requests;
  }

  /** Shows the result; returns whether it was done. */
  async take(answer: Promise<Answer<OperatorTold>>): Promise<boolean> {
    const { ok, ...rest } = await answer;
    if ('body' in rest) this.status = rest.body;
    this.error = 'error' in rest ? rest.error : undefined;
    if (this.error?.error === 'bad_token' || this.error?.error === 'no_operator') this.status = undefined;
    this.hasAsked = true;
    return ok;
  }

  readonly fetchStatus = () => this.take(this.#requests.fetchStatus());

  async open(token: string): Promise<void> {
    this.#requests = new OperatorRequests(token);
    if (await this.fetchStatus()) tabStore.set(stored, token);
  }

  leave(): void {
    tabStore.remove(stored);
    this.#requests = new OperatorRequests('');
    this.status = this.error = undefined;
  }
}
