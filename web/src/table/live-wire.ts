import { EventWire } from '../wire/event-wire';
import { servers } from '../wire/servers';
import { TransportFallback } from '../wire/transport-fallback';

/** Returns what opens connections to a table on a server: a WebSocket, or events if the network blocks those. */
export function liveWire(table: string) {
  const address = `/api/tables/${encodeURIComponent(table)}`;
  const carrier = new TransportFallback({
    socket: () => new WebSocket(`${servers.socketsAt}${address}/live`),
    events: () => new EventWire(`${servers.at}${address}/events`),
    later: (milliseconds, callback) => setTimeout(callback, milliseconds),
  });
  return () => carrier.open();
}
