import { Device } from './device';
import type { DeviceRequest } from './requests';

/** Asks one thing of a worker of its own. */
export async function once<Body>(what: DeviceRequest) {
  const device = new Device((why) => console.error(why));
  const answer = await device.ask<Body>(what);
  device.close();
  return answer;
}
