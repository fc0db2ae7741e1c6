import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { operations } from '../../../src/app.js';
import type { Operation } from '../../../src/edge/operation.js';
import type { Answer } from '../../support/testApp.js';
import { apps, closeBusinesses, type Context, openBusinesses, people } from './business.js';
import { optionalValues } from './optionalValues.js';
import { requestContexts } from './requestContexts.js';
import { stepContexts } from './stepContexts.js';

/*
 * Nothing is accepted without effect: each optional field of the operations on trips is sent in each context
 * below. It must be refused by its name, or change the answer.
 */

beforeAll(openBusinesses);
afterAll(closeBusinesses);

const named = (id: string) => {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
};
/** The names of the fields that a request may leave out. */
function optionalFields({ body, takes }: Operation): string[] {
  const schema = body ?? takes;
  if (!(schema instanceof z.ZodObject)) return [];
  const shape = schema.shape as Record<string, z.ZodType>;
  return Object.keys(shape).filter((field) => shape[field]?.safeParse(undefined).success);
}

/** What is different in every answer. */
const VOLATILE =
  /"(?:id|booking_id|reference|trip|version|bookingDate|otp|driver|driver_\w+|startTime|\w+_time)":(?:"[^"]*"|\d+)/g;
const shown = ({ body }: Answer) => JSON.stringify(body).replaceAll(VOLATILE, '');

async function send({ operation, category, as, params }: Context, body: object): Promise<Answer> {
  const { path } = named(operation);
  const id = params ? await params() : '';
  const app = apps[category ?? 'taxi'];
  await app.services.liveDrivers.reload();
  return as().post(path.replace(':id', id), body);
}

/** A refusal names a field, which may be one that is missing then, or is about the trip as it is. */
const isExplained = ({ status, body }: Answer) =>
  Object.keys(body.errors ?? {}).length > 0 || status === 403 || body.error === 'wrong_state';

it.each([...requestContexts, ...stepContexts])(
  '$operation, $what: refuses a field that has no effect',
  async (context) => {
    const base = await send(context, context.body());
    const { rider: someone, driver } = people[context.category ?? 'taxi'];
    const users = { rider: someone.user.id, driver: driver.user.id };
    const sample = optionalValues(apps.taxi.clock.at, users);
    const silent = [];
    for (const field of optionalFields(named(context.operation))) {
      expect(Object.keys(sample)).toContain(field);
      if (isDeepStrictEqual((context.body() as Record<string, unknown>)[field], sample[field])) continue;
      const answer = await send(context, { ...context.body(), [field]: sample[field] });
      const isNoticed = answer.status < 400 ? shown(answer) !== shown(base) : isExplained(answer);
      if (!isNoticed) silent.push([field, answer.status, answer.body.error]);
    }
    expect(silent.filter(([field]) => !Object.hasOwn(context.silent ?? {}, field as string))).toEqual([]);
  },
);
