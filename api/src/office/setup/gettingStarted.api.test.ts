import { startMailServer } from '../../../test/support/mailServer.js';
import { aCarType } from '../../../test/support/builders.js';
import { startMapDouble } from '../../../test/support/mapServers/mapDouble.js';
import { valhallaProtocol } from '../../../test/support/mapServers/openProtocols.js';
import { paystackProtocol } from '../../../test/support/providers/paystackProtocol.js';
import { startProviderDouble } from '../../../test/support/providers/providerDouble.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** The operations behind the setup page of a new installation. */
let app: TestApp;
let admin: Client;
beforeEach(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin', { email: 'ann@example.com' });
});
afterEach(() => app.close());

const missing = async () => (await admin.get('/setup')).body.missing;

it('names what is missing until the first booking is possible', async () => {
  expect(await missing()).toEqual(['company', 'carTypes', 'drivers']);
  await admin.put('/appinfo', { CompanyName: 'Harbor Cabs' });
  await app.services.db.carTypes.insert(aCarType());
  await app.signedIn('driver', { approved: false });
  expect(await missing()).toEqual(['drivers']);
  await app.signedIn('driver');
  expect(await missing()).toEqual([]);
});

it('adds languages of the product once, after English as the default', async () => {
  for (const locales of [['es'], ['es', 'ar']])
    expect((await admin.post('/setup/languages', { locales })).status).toBe(200);
  const languages = await app.services.db.languages.all();
  expect(languages.map(({ langLocale, default: isDefault }) => [langLocale, isDefault])).toEqual([
    ['en', true],
    ['es', false],
    ['ar', false],
  ]);
  expect((await app.anonymous.get('/translations/es')).body.setup_admin_create).toBe('Crear administrador');
  const log = (await admin.get('/auditlog?filter={"resource":"languages"}')).body;
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['create', 'create', 'create']);
});

it('tests the mail server by sending the admin a mail', async () => {
  const mail = await startMailServer();
  app.services.config.SMTP_URL = mail.url;
  const test = () => admin.post('/setup/tests', { service: 'mail' });
  expect((await test()).body).toEqual({ service: 'mail', works: true });
  const { rows } = await app.services.db.outbox.list({
    filter: { to: 'ann@example.com' },
    sort: { field: 'at', order: -1 },
    skip: 0,
    limit: 10,
  });
  expect(rows).toMatchObject([{ title: 'Wayfare can send mail' }]);
  await mail.close();
  expect((await test()).body).toEqual({ service: 'mail', works: false });
});

it('tests the connection to the map service', async () => {
  const valhalla = await startMapDouble(valhallaProtocol);
  expect((await admin.get('/setup')).body.services.maps).toBe(false);
  app.services.config.VALHALLA_URL = `${valhalla.url}/valhalla`;
  expect((await admin.get('/setup')).body.services.maps).toBe(true);
  const test = () => admin.post('/setup/tests', { service: 'maps' });
  expect((await test()).body).toEqual({ service: 'maps', works: true });
  await valhalla.close();
  expect((await test()).body).toEqual({ service: 'maps', works: false });
});

it('tests the connection to each payment provider', async () => {
  const paystack = await startProviderDouble(paystackProtocol);
  const test = async () => (await admin.post('/setup/tests', { service: 'payments' })).body;
  expect(await test()).toEqual({ service: 'payments', works: true, providers: [] });
  Object.assign(app.services.config, paystackProtocol.environment(paystack.url));
  const answered = (answer: string) => ({
    service: 'payments',
    works: answer === 'works',
    providers: [{ name: 'paystack', title: 'Paystack', answer }],
  });
  expect(await test()).toEqual(answered('works'));
  app.services.config.PAYSTACK_SECRET_KEY = 'sk_test_another';
  expect(await test()).toEqual(answered('rejects'));
  await paystack.close();
  expect(await test()).toEqual(answered('fails'));
  delete app.services.config.PAYSTACK_SECRET_KEY;
});

it('reports that a service that is not configured does not work', async () => {
  expect((await admin.post('/setup/tests', { service: 'sms' })).body).toEqual({
    service: 'sms',
    works: false,
  });
});
