import { aUser } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { migrateSearchTokens } from './migrateSearchTokens.js';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

/** The ids that a search of the riders finds. */
async function found(q: string): Promise<string[]> {
  const filter = encodeURIComponent(JSON.stringify({ q }));
  const { status, body } = await admin.get(`/riders?filter=${filter}`);
  expect(status).toBe(200);
  return body.map(({ id }: { id: string }) => id);
}

const people: [firstName: string, lastName: string, ...typed: string[]][] = [
  ['José', 'Núñez', 'jose', 'NUNEZ', 'José', 'jose nun', 'Jose\u0301'],
  ['Siobhán', "O'Brien", 'siobhan', 'o’brien', 'obrien', 'brien', "o'bri"],
  [
    'Zoë',
    'Müller-Lüdenscheidt',
    'zoe',
    'muller',
    'ludenscheidt',
    'mullerludenscheidt',
    'müller lüdenscheidt',
  ],
  ['Łukasz', 'Świątek', 'lukasz', 'swiatek'],
  ['İlker', 'Yıldız', 'ilker', 'yildiz', 'YILDIZ'],
  ['Søren', 'Weiß', 'soren', 'weiss', 'Weiß', 'WEISS'],
  ['أحمد', 'القُرَشيّ', 'احمد', 'القرشي', 'أحمد'],
  ['Anna', 'van der Berg', 'vanderberg', 'van der berg', 'derberg', 'berg'],
  ['Jean-Luc', 'Lefèvre', 'jeanluc', 'jean luc', 'jean-luc', 'lefevre'],
  ['שָׁלוֹם', 'כהן', 'שלום', 'כהן'],
];

describe('a search finds people as they are typed', () => {
  it.each(people)('%s %s', async (firstName, lastName, ...typed) => {
    const rider = aUser('rider', { firstName, lastName });
    await app.services.db.users.insert(rider);
    for (const q of typed) expect({ q, found: await found(q) }).toEqual({ q, found: [rider.id] });
    expect(await found(`${typed[0]}x`)).toEqual([]);
  });

  it('finds no contacts where they are hidden, and names however they are spelled', async () => {
    const rider = aUser('rider', {
      firstName: 'Béatrice',
      lastName: "D'Árcy-Weiß",
      email: 'hidden@wayfare.example',
    });
    await app.services.db.users.insert(rider);
    expect(await found('hidden@wayfare.example')).toEqual([rider.id]);
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
    for (const q of ['beatrice', 'darcy', 'arcy', 'darcyweiss', "d'árcy", 'BÉATRICE darcyw'])
      expect({ q, found: await found(q) }).toEqual({ q, found: [rider.id] });
    for (const q of ['hidden', 'hidden@wayfare.example', 'wayfare'])
      expect({ q, found: await found(q) }).toEqual({ q, found: [] });
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
  });
});

it('makes people and notes of earlier versions findable once', async () => {
  const rider = aUser('rider', { firstName: 'Ángel', lastName: 'Ibáñez' });
  const { db } = app.services;
  await db.users.insert(rider);
  const users = app.connection.collection<{ _id: string }>('users');
  await users.updateOne({ _id: rider.id }, { $set: { search: ['ángel', 'ibáñez'] } });
  const { body: note } = await admin.post('/shiftnotes', { text: 'Façade closed', pinned: false });
  const notes = app.connection.collection<{ _id: string; search: string[] }>('shiftnotes');
  await notes.updateOne({ _id: note.id }, { $set: { search: ['façade', 'closed'] } });
  expect(await found('angel')).toEqual([]);

  await Promise.all([1, 2].map(() => migrateSearchTokens('users', db.users.rewriteSearch, app.services)));
  await migrateSearchTokens('shift notes', db.shiftNotes.rewriteSearch, app.services);
  expect(await found('angel ibanez')).toEqual([rider.id]);
  expect((await notes.findOne({ _id: note.id }))?.search).toContain('facade');

  await users.updateOne({ _id: rider.id }, { $set: { search: [] } });
  await migrateSearchTokens('users', db.users.rewriteSearch, app.services);
  expect(await found('angel')).toEqual([]);
});
