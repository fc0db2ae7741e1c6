import { type FullConfig, request } from '@playwright/test';

/**
 * Prepares the demo that all tests share: nobody is at the phones of its drivers, who would be away after a
 * few tests.
 */
export default async function prepareSharedDemo({ projects }: FullConfig): Promise<void> {
  await keepDriversAvailable(projects[0]?.use.baseURL as string);
}

/** Lets drivers get offers although nobody is at their phones. */
export async function keepDriversAvailable(baseURL: string): Promise<void> {
  const admin = await request.newContext({ baseURL });
  const data = { email: 'admin@wayfare.example', password: process.env['DEMO_PASSWORD'] };
  for (const answer of [
    await admin.post('/api/auth/login', { data }),
    await admin.put('/api/settings', { data: { missedOffersAway: 0, driverSilentSeconds: 604_800 } }),
  ])
    if (!answer.ok()) throw new Error(`${answer.url()} answered ${await answer.text()}`);
  await admin.dispose();
}
