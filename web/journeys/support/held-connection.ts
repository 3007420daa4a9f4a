import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection to a server on which what pages say can be kept waiting, until the end of the test. */
export interface HeldConnection {
  readonly address: string;
  /** Blocks messages to the server from now on; the other direction continues. */
  hold(): void;
  /** All that was said goes out together. */
  release(): void;
  /** Blocks both directions silently, like a phone that has lost its network. */
  cut(): void;
  /** Delivers the blocked messages late, as TCP retransmissions would. */
  restore(): void;
}

/** `from` is the address of this machine that the server sees, if it is not the usual one. */
export async function holdConnection(server: string, from?: string): Promise<HeldConnection> {
  const { hostname, port } = new URL(server);
  const ways = new Set<Socket>();
  const toServer = new Set<Socket>();
  let isCut = false;
  const entrance = createServer((fromPage) => {
    const way = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      ...(from !== undefined && { localAddress: from }),
    });
    toServer.add(way);
    for (const end of [fromPage, way]) {
      ways.add(end);
      // A closed page breaks off in the middle of a message.
      end.on('error', () => end.destroy());
    }
    fromPage.setNoDelay(true);
    fromPage.pipe(way).pipe(fromPage);
    // New attempts are blocked too: only after `pipe`, which lets data flow.
    if (isCut) for (const end of [fromPage, way]) end.pause();
  });
  onTestFinished(() => {
    for (const way of ways) way.destroy();
    entrance.close();
  });
  await new Promise<void>((listens) => entrance.listen(0, hostname, listens));
  return {
    address: `http://${hostname}:${(entrance.address() as AddressInfo).port}`,
    hold: () => toServer.forEach((way) => way.cork()),
    release: () => toServer.forEach((way) => way.uncork()),
    cut: () => {
      isCut = true;
      for (const way of ways) way.pause();
    },
    restore: () => {
      isCut = false;
      for (const way of ways) way.resume();
    },
  };
}
