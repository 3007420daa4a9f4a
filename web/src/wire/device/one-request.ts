import type { Answer } from '../ask';
import type { WorkerLike } from '../../browser/retried-worker';
import { Device } from './device';
import type { DeviceRequest } from './requests';

/**
 * Sends one request to its own worker. A worker that fails to start, or breaks, gives an error like those
 * that it returns.
 */
export const requestOnce = <Body>(what: DeviceRequest, worker?: WorkerLike): Promise<Answer<Body>> =>
  new Promise((resolve) => {
    const end = (answer: Answer<Body>) => {
      device.close();
      resolve(answer);
    };
    const device = new Device(
      (message, problem) => end({ ok: false, error: { error: problem ?? 'no_engine', message } }),
      worker,
    );
    void device.ask<Body>(what).then(end);
  });
