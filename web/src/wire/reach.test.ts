import { expect, it } from 'vitest';
import { isInHomeNetwork, isOwnMachine } from './reach';

it('knows addresses that only a home network reaches', () => {
  for (const address of ['192.168.178.20:8080', '10.0.0.7', '172.20.1.1', '[fe80::1]:8080', 'laptop.local'])
    expect(isInHomeNetwork(`http://${address}`), address).toBe(true);
  for (const address of ['kuhhandel.example', '172.32.0.1', '11.0.0.1', 'localhost:8080', 'local.example'])
    expect(isInHomeNetwork(`https://${address}`), address).toBe(false);
});

it('knows addresses that lead every device to itself', () => {
  for (const address of ['localhost', '127.0.0.1:8080', '[::1]:80'])
    expect(isOwnMachine(`http://${address}`), address).toBe(true);
  expect(isOwnMachine('http://127.example')).toBe(false);
});
