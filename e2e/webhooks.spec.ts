import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { test } from './cleanUp.js';
import { violationsOn } from './looks.js';
import { answerOf, signedIn } from './people.js';
import { phone } from './screens.js';

/** Another system that receives webhooks. */
async function startReceiver() {
  const received: { headers: Record<string, string>; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(202).end('thanks');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/wayfare`, received, close: () => server.close() };
}

test('an admin adds a webhook on a phone, tests it, and sends an event again', async ({
  browser,
  cleanUp,
}) => {
  const receiver = await startReceiver();
  cleanUp.removeNamed('webhooks', receiver.url);
  const context = await signedIn(browser, 'admin', phone);
  const page = await context.newPage();
  await page.goto('/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await form.getByLabel('URL').fill('https://10.0.0.1/');
  await form.getByLabel('Description').fill('Accounting');
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('lead to a public address.', { exact: false }).last()).toBeVisible();
  await form.getByLabel('URL').fill(receiver.url);
  await form.getByLabel('Booking status changed').uncheck();
  await form.getByRole('button', { name: 'Save' }).click();

  const shown = page.getByRole('dialog', { name: 'Signing secret' });
  const secret = await shown.getByRole('textbox', { name: 'Signing secret' }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  await shown.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: receiver.url }).click();
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(
    page.getByRole('status').getByText('The receiver accepted the test: status 202'),
  ).toBeVisible();
  // Other tests cause events at the same time.
  const ping = receiver.received.find(({ body }) => body.includes('"ping"'));
  expect(new Webhook(secret).verify(ping?.body ?? '', ping?.headers ?? {})).toMatchObject({ type: 'ping' });

  const log = page.getByRole('region', { name: 'Deliveries' });
  const email = `hook-${Date.now()}@wayfare.example`;
  const vehicle = { carType: 'Economy', vehicleMake: 'Kia', vehicleModel: 'Niro', vehicleNumber: 'HOOK 1' };
  const person = { firstName: 'Ada', lastName: 'Hook', email, ...vehicle };
  const driver = await answerOf(await context.request.post('/api/drivers', { data: person }));
  cleanUp.remove(`drivers/${driver.id}`);
  await answerOf(await context.request.put(`/api/drivers/${driver.id}`, { data: { approved: false } }));
  const suspended = log.getByRole('listitem').filter({ hasText: 'Driver suspended' });
  await expect(suspended.getByText('Delivered')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await suspended.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Driver suspended' });
  await expect(details.getByText(driver.id)).toBeVisible();
  await expect(details.getByText('thanks')).toBeVisible();
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  await details.getByRole('button', { name: 'Send again' }).click();
  await expect(details).toHaveCount(0);
  const suspensions = () => receiver.received.filter(({ body }) => body.includes('"driver.suspended"'));
  await expect.poll(() => suspensions().length).toBe(2);
  const [first, again] = suspensions();
  expect(again?.body).toBe(first?.body);
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/webhooks$/);
  await expect(page.getByRole('link', { name: receiver.url })).toHaveCount(0);
  receiver.close();
  await context.close();
});
