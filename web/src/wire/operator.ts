import { ask, json, type Answer } from './ask';
import { change } from './change';
import type { BanOrder, LimitsToSet, OperatorTold, TableToClose, UnbanOrder } from './protocol';

/** The operator's requests. The token goes in a header, so that no logged address opens anything. */
export class OperatorRequests {
  constructor(readonly token: string) {}

  readonly fetchStatus = () => this.#ask('GET', '');
  readonly close = (order: TableToClose) => this.#ask('POST', '/close', order);
  readonly dropReport = (number: number) => this.#ask('DELETE', `/reports/${number}`);
  readonly ban = (order: BanOrder) => this.#ask('POST', '/ban', order);
  readonly unban = (order: UnbanOrder) => this.#ask('POST', '/unban', order);
  readonly setLimits = (limits: LimitsToSet) => this.#ask('POST', '/limits', limits);
  readonly unsetLimits = () => this.#ask('DELETE', '/limits');

  #ask(method: string, path: string, body?: unknown): Promise<Answer<OperatorTold>> {
    const shown: Record<string, string> = this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
    const request = body === undefined ? { headers: shown } : json(body, shown);
    const send = method === 'GET' ? ask<OperatorTold> : change<OperatorTold>;
    return send(`/api/operator${path}`, { ...request, method });
  }
}
