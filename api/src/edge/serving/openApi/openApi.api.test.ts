import { errorKeys } from '@wayfare/shared';
import { startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { operations } from '../../../app.js';
import { scopeOfAccess } from '../../../platform/operation/operation.js';
import { examples } from './examples.js';
import type { OpenApiDocument } from './openApiDocument.js';

type Json = Record<string, unknown>;
type Described = Json & { operationId: string; tags: string[]; responses: Json };

let app: TestApp;
let document: Omit<OpenApiDocument, 'paths'> & {
  paths: Record<string, Record<string, Described>>;
};
let described: Described[];

beforeAll(async () => {
  app = await startTestApp();
  document = (await app.anonymous.get('/openapi.json')).body;
  described = Object.values(document.paths).flatMap((path) => Object.values(path));
});
afterAll(() => app.close());

/** Every object in a part of the document. */
function partsOf(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(partsOf);
  return Array.isArray(value) ? below : [value as Json, ...below];
}

it('describes every operation: a group, a summary, a description, and its responses [7.40]', () => {
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(
    operations.map(({ id }) => id).sort(),
  );
  const groups = document.tags.map(({ name }) => name);
  for (const { operationId, tags, summary, description, responses } of described) {
    expect({ operationId, group: groups.includes(tags[0] as string) }).toEqual({ operationId, group: true });
    expect({ operationId, summary, description }).toEqual({
      operationId,
      summary: expect.stringMatching(/^[A-Z].{3,160}$/),
      description: expect.stringMatching(/^[A-Z].*\.$/),
    });
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '4XX', '5XX']));
    expect(Object.keys(responses).some((status) => /^20[01]$/.test(status))).toBe(true);
  }
});

// Spectral accepts scopes only where the scheme lists them, which schemes without OAuth cannot.
it('documents how to sign in for each operation, and which scope an API key needs', () => {
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { operationId, security } of described)
    for (const way of security as Record<string, string[]>[])
      for (const [scheme, scopes] of Object.entries(way))
        expect([operationId, schemes.includes(scheme), scopes]).toEqual([operationId, true, []]);
  const scopes = operations.map(({ id, access }) => [id, scopeOfAccess(access) ?? undefined]);
  expect(Object.fromEntries(described.map((of) => [of.operationId, of['x-scope']]))).toEqual(
    Object.fromEntries(scopes),
  );
});

it('documents the errors of each operation, and every error key with its meaning', () => {
  const { Error: format, ErrorKey } = document.components.schemas as Record<string, Json>;
  expect(format).toMatchObject({ required: ['error', 'message', 'requestId'] });
  expect(ErrorKey?.enum).toEqual([...errorKeys]);
  for (const key of errorKeys) expect(ErrorKey?.description).toMatch(new RegExp(`^- \`${key}\`: \\S`, 'm'));
  const accept = described.find(({ operationId }) => operationId === 'acceptBooking');
  expect(Object.keys(accept?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '415',
    '429',
    '4XX',
    '5XX',
  ]);
});

it('documents 503 where a process with too much to do refuses [4.120]', () => {
  const busy = described.flatMap(({ operationId, responses }) => (responses['503'] ? [operationId] : []));
  expect(busy).toEqual(
    expect.arrayContaining(['listRiders', 'createEstimate', 'exportBookings', 'getBooking']),
  );
  for (const id of ['acceptBooking', 'updateLocation', 'signIn', 'createBooking'])
    expect(busy).not.toContain(id);
  expect(document.components.responses.Busy).toMatchObject({ headers: { 'Retry-After': {} } });
});

it('names every object of more than a few fields, and refers only to what it defines', () => {
  const large = partsOf(document.paths).filter(({ properties }) => Object.keys(properties ?? {}).length > 3);
  expect(large).toEqual([]);
  for (const [name, schema] of Object.entries(document.components.schemas as Record<string, Json>)) {
    const inside = partsOf(Object.values(schema));
    const inline = inside.filter(({ properties }) => Object.keys((properties as Json) ?? {}).length > 3);
    expect({ name, inline }).toEqual({ name, inline: [] });
  }
  const refs = partsOf(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
  const undefinedRefs = refs.filter((ref) => {
    const [kind, name] = ref.split('/').slice(2) as [keyof typeof document.components, string];
    return !(document.components[kind] as Json)[name];
  });
  expect(undefinedRefs).toEqual([]);
  const { securitySchemes: _named, ...referred } = document.components;
  const unused = Object.entries(referred).flatMap(([kind, components]) =>
    Object.keys(components as Json)
      .map((name) => `#/components/${kind}/${name}`)
      .filter((ref) => !refs.includes(ref)),
  );
  expect(unused).toEqual([]);
});

it('describes a schema once, under its own name, wherever it is used', () => {
  const answerOf = (id: string) => {
    const { responses } = described.find(({ operationId }) => operationId === id) as Described;
    const { content } = Object.values(responses)[0] as { content: Record<string, { schema: Json }> };
    return content['application/json']?.schema;
  };
  const booking = { $ref: '#/components/schemas/Booking' };
  expect([answerOf('createBooking'), answerOf('getBooking'), answerOf('acceptBooking')]).toEqual([
    booking,
    booking,
    booking,
  ]);
  expect(answerOf('listRiders')).toEqual({ type: 'array', items: { $ref: '#/components/schemas/User' } });
  // Lists leave out the line of the route.
  const listed = { type: 'array', items: { $ref: '#/components/schemas/ListedBooking' } };
  expect([answerOf('listBookings'), answerOf('exportBookings')]).toEqual([listed, listed]);
  expect(answerOf('getRider')).toEqual({ $ref: '#/components/schemas/User' });
  // 2.7 kB for each operation when every operation repeated its schemas.
  const undescribed = JSON.stringify(document, (key, value) => (key === 'description' ? undefined : value));
  expect(undescribed.length / described.length).toBeLessThan(2_400);
});

it.each(Object.entries(examples))('the example of %s is valid', (id, { request, response }) => {
  const declared = operations.find((operation) => operation.id === id);
  if (request !== undefined) (declared?.body ?? declared?.takes)?.parse(request);
  if (response !== undefined) declared?.answers?.parse(response);
  const shown = JSON.stringify(described.find(({ operationId }) => operationId === id));
  for (const example of [request, response])
    if (example !== undefined) expect(shown).toContain(`"example":${JSON.stringify(example)}`);
});

it('shows the reference with its own scripts and styles, and with no other policy than every page', async () => {
  const page = await app.request('get', '/api/docs').set({ accept: 'text/html' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  const loaded = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address as string);
  expect(loaded).toContain('/api/docs/swagger-ui-bundle.js');
  for (const address of loaded) {
    const { status, headers } = await app.request('get', address);
    expect({ address, status }).toEqual({ address, status: 200 });
    expect(headers['content-type']).toMatch(/^(text\/(css|javascript)|application\/json); charset=utf-8$/);
  }
  expect((await app.anonymous.get('/docs/package.json')).status).toBe(400);
});
