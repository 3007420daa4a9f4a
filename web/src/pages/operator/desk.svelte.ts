import { tabStore } from '../../browser/storage';
import type { Answer } from '../../wire/ask';
import { OperatorRequests } from '../../wire/operator';
import type { BanOrder, LobbyError, OperatorTold } from '../../wire/protocol';

const stored = 'kuhhandel.operator';

/** The operator's page in its last received state. The token is stored as long as the tab. */
export class Desk {
  #requests = $state.raw(new OperatorRequests(tabStore.get(stored) ?? ''));
  told = $state.raw<OperatorTold>();
  error = $state.raw<LobbyError>();
  looked = $state(false);
  /** The target in the ban form. */
  whom = $state<Pick<BanOrder, 'what' | 'text'>>({ what: 'name', text: '' });

  get requests(): OperatorRequests {
    return this.#requests;
  }

  /** Shows the result; returns whether it was done. */
  async take(answer: Promise<Answer<OperatorTold>>): Promise<boolean> {
    const { ok, ...rest } = await answer;
    if ('body' in rest) this.told = rest.body;
    this.error = 'error' in rest ? rest.error : undefined;
    if (this.error?.error === 'bad_token' || this.error?.error === 'no_operator') this.told = undefined;
    this.looked = true;
    return ok;
  }

  readonly look = () => this.take(this.#requests.look());

  async open(token: string): Promise<void> {
    this.#requests = new OperatorRequests(token);
    if (await this.look()) tabStore.set(stored, token);
  }

  leave(): void {
    tabStore.remove(stored);
    this.#requests = new OperatorRequests('');
    this.told = this.error = undefined;
  }
}
