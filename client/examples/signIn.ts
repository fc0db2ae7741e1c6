import { createWayfareClient } from '@wayfare/client';

/** Signs in with email and password. The client renews its access token before it expires. */
export async function signIn(url: string, email: string, password: string, now = Date.now) {
  const visitor = createWayfareClient({ url });
  const { data, error } = await visitor.POST('/api/auth/token', { body: { email, password } });
  if (error) throw new Error(error.message);
  // Accounts with an authenticator app continue with POST /api/auth/second-factor.
  if (!('accessToken' in data)) throw new Error('Enter the code of your authenticator app.');

  let tokens = { ...data, goodUntil: now() + data.expiresIn * 1000 };
  let renewal: Promise<void> | null = null;

  // A refresh token works once, so concurrent calls share one renewal. Store the new pair on the device.
  async function renew() {
    const { refreshToken } = tokens;
    const renewed = await visitor.POST('/api/auth/refresh', { body: { refreshToken } });
    if (renewed.error) throw new Error(renewed.error.message);
    tokens = { ...tokens, ...renewed.data, goodUntil: now() + renewed.data.expiresIn * 1000 };
  }

  return createWayfareClient({
    url,
    async accessToken() {
      if (now() > tokens.goodUntil - 60_000) {
        renewal ??= renew().finally(() => {
          renewal = null;
        });
        await renewal;
      }
      return tokens.accessToken;
    },
  });
}
