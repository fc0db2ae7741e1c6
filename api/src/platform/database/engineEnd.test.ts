import { tmpdir } from 'node:os';
import { whyEnded } from './engineEnd.js';

it('an engine that ended is explained in words instead of its code', async () => {
  expect(await whyEnded(14, null, tmpdir())).toBe('it could not read or write its files');
  expect(await whyEnded(1, null, tmpdir())).toBe('its process ended with code 1');
  expect(await whyEnded(null, 'SIGKILL', tmpdir())).toBe('its process ended with SIGKILL');
});

// A file system without any space, where nobody can write.
it.skipIf(process.platform !== 'linux')('an engine on a full disk is explained by the disk', async () => {
  expect(await whyEnded(14, null, '/proc')).toBe('the disk of /proc is full');
});
