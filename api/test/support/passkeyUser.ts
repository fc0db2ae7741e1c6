import type { Passkey } from '@wayfare/shared';
import { type Deviation, PasskeyDevice } from './passkeyDevice.js';
import type { Answer, Client, TestApp } from './testApp.js';

/** A site address where browsers support passkeys. */
export const PASSKEY_SITE = 'https://ride.example';

/** Registers a passkey for a user, on the user's own device. */
export async function withPasskey(person: Client, name = 'A phone') {
  const device = new PasskeyDevice(PASSKEY_SITE);
  const { body: options } = await person.post('/auth/me/passkeys/options');
  const { status, body } = await person.post('/auth/me/passkeys', { name, answer: device.create(options) });
  if (status !== 201) throw new Error(`the passkey was refused: ${body.error}`);
  return { device, passkey: body as Passkey };
}

/** Signs in with a device's passkey to get tokens. */
export async function signInByPasskey(
  app: TestApp,
  device: PasskeyDevice,
  deviation: Deviation = {},
): Promise<Answer> {
  const { body: options } = await app.anonymous.post('/auth/passkey/options');
  return app.anonymous.post('/auth/passkey', { proof: device.get(options, deviation), tokens: true });
}
