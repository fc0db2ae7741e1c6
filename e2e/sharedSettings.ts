import { type FullConfig, request } from '@playwright/test';

/**
 * Prepares the demo that all tests share: nobody is at the phones of its drivers, who would be away after a
 * few tests, and one admin gives in minutes what others give in weeks. Its drivers also take passengers from
 * the street.
 */
export default async function prepareSharedDemo({ projects }: FullConfig): Promise<void> {
  console.log(`Random places and numbers of these tests: E2E_SEED=${process.env['E2E_SEED']} repeats them.`);
  const more = { approvalLimit: 850, streetTrips: true };
  await saveSettings(projects[0]?.use.baseURL as string, { ...DRIVERS_AVAILABLE, ...more });
}

const DRIVERS_AVAILABLE = { missedOffersAway: 0, driverSilentSeconds: 604_800 };

/** Lets drivers get offers although nobody is at their phones. */
export async function keepDriversAvailable(baseURL: string): Promise<void> {
  await saveSettings(baseURL, DRIVERS_AVAILABLE);
}

async function saveSettings(baseURL: string, settings: Record<string, number | boolean>): Promise<void> {
  const admin = await request.newContext({ baseURL });
  const data = { email: 'admin@wayfare.example', password: process.env['DEMO_PASSWORD'] };
  for (const answer of [
    await admin.post('/api/auth/login', { data }),
    await admin.put('/api/settings', { data: settings }),
  ])
    if (!answer.ok()) throw new Error(`${answer.url()} answered ${await answer.text()}`);
  await admin.dispose();
}
