import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection to a server on which what pages say can be kept waiting, until the end of the test. */
export interface HeldConnection {
  readonly address: string;
  /** From now on nothing that is said reaches the server, which is heard as before. */
  hold(): void;
  /** All that was said goes out together. */
  release(): void;
  /** From now on nothing comes through, and nobody is told: as where a phone has lost its network. */
  cut(): void;
  /** What was said meanwhile comes through late, as it does where TCP tries again. */
  mend(): void;
}

/** `from` is the address of this machine from which the server sees them come, where it is another than the usual. */
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
      // A page that is closed breaks off in the middle of whatever it said.
      end.on('error', () => end.destroy());
    }
    fromPage.setNoDelay(true);
    fromPage.pipe(way).pipe(fromPage);
    // Whoever tries again meanwhile gets no further: only after `pipe`, which lets it flow.
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
    mend: () => {
      isCut = false;
      for (const way of ways) way.resume();
    },
  };
}
