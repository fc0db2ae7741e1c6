import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect } from '@playwright/test';
import type { StaffRole } from '@wayfare/shared';
import { linkTo, messageTo, tokenIn } from './mails.js';
import { answerOf, signedIn } from './people.js';
import { randomInt } from './random.js';

/** The password of every new account. */
export const PASSWORD = 'newcomer1';

/** An email address that no account uses. */
export const newEmail = () => `${randomUUID()}@wayfare.example`;

/** A phone number that no account uses. */
const newMobile = () => `+1555${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** A new admin or fleet admin, invited by the demo's admin and signed in. */
export async function newStaff(
  browser: Browser,
  admin: BrowserContext,
  resource: 'alladmin' | 'fleetadmins',
  viewport: { width: number; height: number },
  rights: { staffRole?: StaffRole } = {},
): Promise<{ id: string; email: string; context: BrowserContext }> {
  const email = newEmail();
  const data = { firstName: 'Nora', lastName: 'Newcomer', email, mobile: newMobile(), approved: true };
  const { id } = await answerOf(
    await admin.request.post(`/api/${resource}`, { data: { ...data, ...rights } }),
  );
  const token = tokenIn(await linkTo(admin.request, email, 'your account'));
  const context = await signedIn(browser, null, viewport);
  const chosen = await context.request.post('/api/auth/reset-password', {
    data: { token, password: PASSWORD },
  });
  await answerOf(chosen);
  await answerOf(await context.request.post('/api/auth/login', { data: { email, password: PASSWORD } }));
  return { id, email, context };
}

/** Proves that a new user owns the address: they choose the same password again through a mailed link. */
export async function confirmEmail(context: BrowserContext, admin: BrowserContext): Promise<void> {
  const { email } = await answerOf(await context.request.get('/api/auth/me'));
  await answerOf(await context.request.post('/api/auth/forgot-password', { data: { email } }));
  const { body } = await messageTo(admin.request, email, '/login/reset?token=');
  const token = /\/login\/reset\?token=([\w-]+)/.exec(body)?.[1];
  const data = { token, password: PASSWORD };
  await answerOf(await context.request.post('/api/auth/reset-password', { data }));
  await answerOf(await context.request.post('/api/auth/login', { data: { email, password: PASSWORD } }));
}

/** A new user gets another phone number, and proves it with the code that is texted to it. */
export async function confirmMobile(context: BrowserContext, admin: BrowserContext): Promise<void> {
  const path = '/api/auth/me/contact-changes';
  const value = newMobile();
  await answerOf(await context.request.post(path, { data: { field: 'mobile', value } }));
  const { body } = await messageTo(admin.request, value, 'confirms your new phone number');
  const otp = /\d{6}/.exec(body)?.[0];
  await answerOf(await context.request.post(`${path}/mobile/confirm`, { data: { otp } }));
}

/**
 * Invalidates the proof of identity of a browser's session, as a new phone number does: sensitive
 * actions then ask the user for a new one.
 */
export async function loseProof(context: BrowserContext, admin: BrowserContext): Promise<void> {
  await confirmMobile(context, admin);
  expect(await answerOf(await context.request.get('/api/auth/step-up'))).toMatchObject({ isFresh: false });
}
