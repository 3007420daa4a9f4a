import { flag, number, oneOf, parsed, partOf, text } from '../../browser/shapes';
import { deviceStore } from '../../browser/storage';
import type { Absence, Fairness, Gavel, Order, TableInfo } from '../../wire/protocol';

const name = 'kuhhandel.conduct';

/** A host's settings of a table. */
export interface TableSettings {
  readonly speed: number;
  readonly gavel: Gavel;
  readonly absence: Absence;
  readonly standIn: string;
  readonly memoryAid: boolean;
  readonly fairness: Fairness;
}

const shape = partOf<TableSettings>({
  speed: number,
  gavel: oneOf('house', 'auctioneer'),
  absence: oneOf('go_on', 'stand_in', 'pause'),
  standIn: text,
  memoryAid: flag,
  fairness: oneOf('among_friends', 'strict'),
});

export function tableSettingsOf(info: TableInfo): TableSettings {
  return {
    speed: info.speed,
    gavel: info.gavel,
    absence: info.absence,
    standIn: info.stand_in,
    memoryAid: info.memory_aid,
    fairness: info.fairness,
  };
}

/** Stores the settings that this browser's host changed, for their next table. */
export function saveTableSettings(changed: Partial<TableSettings>): void {
  deviceStore.set(name, JSON.stringify({ ...savedTableSettings(), ...changed }));
}

export const savedTableSettings = (): Partial<TableSettings> | undefined =>
  parsed(deviceStore.get(name), shape);

/** Returns the orders that give a table the host's preferred settings; empty if it has them already. */
export function ordersFor(info: TableInfo, liked: Partial<TableSettings> | undefined): Order[] {
  const now = tableSettingsOf(info);
  const wanted = { ...now, ...liked };
  const orders: Order[] = [];
  if (wanted.speed !== now.speed || wanted.gavel !== now.gavel)
    orders.push({ do: 'speed', speed: wanted.speed, gavel: wanted.gavel });
  if (wanted.absence !== now.absence || wanted.standIn !== now.standIn)
    orders.push({ do: 'absence', then: wanted.absence, bot: wanted.standIn });
  if (wanted.memoryAid !== now.memoryAid) orders.push({ do: 'memory_aid', allowed: wanted.memoryAid });
  if (wanted.fairness !== now.fairness) orders.push({ do: 'fairness', fairness: wanted.fairness });
  return orders;
}
