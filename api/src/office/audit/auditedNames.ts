import {
  type AuditedName,
  type AuditEntry,
  fullName,
  mentionedIds,
  type Resource,
  type User,
} from '@wayfare/shared';
import type { OfficeServices } from '../services.js';

/** The list of the panel that has the users of each role. */
const listOf = { rider: 'riders', driver: 'drivers', fleetadmin: 'fleetadmins', admin: 'alladmin' } as const;

/** How many characters of a note are shown as its name. */
const LONGEST_NAME = 60;

type Named = readonly [id: string, name: string];
type Reader = (ids: readonly string[], db: OfficeServices['db']) => Promise<Named[]>;

/** Reads the names of records whose name changes only with the record itself. */
const readers: Partial<Record<Resource, Reader>> = {
  cancelreasons: async (_ids, db) => (await db.cancelReasons.all()).map(({ id, label }) => [id, label]),
  languages: async (_ids, db) => (await db.languages.all()).map(({ id, langName }) => [id, langName]),
  notifications: async (ids, db) =>
    (await db.notifications.findMany(ids)).map(({ id, title }) => [id, title]),
  webhooks: async (ids, db) => (await db.webhooks.findMany(ids)).map(({ id, url }) => [id, url]),
  apikeys: async (ids, db) => (await db.apiKeys.findMany(ids)).map(({ id, name }) => [id, name]),
  shiftnotes: async (ids, db) =>
    (await db.shiftNotes.findMany(ids)).map(({ id, text }) => [id, text.slice(0, LONGEST_NAME)]),
  withdraws: async (ids, db) => (await db.withdraws.findMany(ids)).map(({ id, name }) => [id, name]),
};

/** Reads the owners of records that are shown by their owner's name. */
const owners: Partial<Record<Resource, Reader>> = {
  walletadjustments: async (ids, db) => (await db.adjustments.findMany(ids)).map(({ id, uid }) => [id, uid]),
  personnotes: async (ids, db) => (await db.personNotes.findMany(ids)).map(({ id, user }) => [id, user]),
  cardpayments: async (ids, db) =>
    (await db.payments.paid.findMany(ids, {})).map(({ id, payer }) => [id, payer]),
};

/**
 * Returns the display names of the records that entries of the log are about or mention, with one query for
 * each type of record. A deleted user has no name, so the log shows none.
 */
export async function auditedNames(
  entries: readonly AuditEntry[],
  db: OfficeServices['db'],
): Promise<ReadonlyMap<string, AuditedName>> {
  const recordsOf = (resource: string) => [
    ...new Set(entries.filter((entry) => entry.resource === resource).map(({ record }) => record)),
  ];
  const all = async (table: Partial<Record<Resource, Reader>>) =>
    Promise.all(
      Object.entries(table).map(async ([resource, read]) => {
        const ids = recordsOf(resource);
        const found = ids.length > 0 ? await read(ids, db) : [];
        return found.map(([id, name]) => ({ id, name, resource }));
      }),
    );
  const owned = (await all(owners)).flat();
  const ids = [
    ...new Set([
      ...entries.flatMap((entry) => [entry.record, ...mentionedIds(entry)]),
      ...owned.map(({ name: owner }) => owner),
    ]),
  ];
  const [own, users, bookings, carTypes, promos] = await Promise.all([
    all(readers),
    db.users.findMany(ids),
    db.bookings.findMany(ids),
    db.carTypes.findMany(ids),
    db.promos.findMany(ids),
  ]);
  const people = new Map(users.map((user) => [user.id, nameOf(user)]));
  return new Map<string, AuditedName>([
    ...owned.flatMap(({ id, name: owner, resource }): [string, AuditedName][] => {
      const person = people.get(owner);
      return person ? [[id, { name: person.name, resource }]] : [];
    }),
    ...own
      .flat()
      .flatMap(({ id, name, resource }): [string, AuditedName][] => (name ? [[id, { name, resource }]] : [])),
    ...people,
    ...bookings.flatMap(({ id, reference }): [string, AuditedName][] =>
      reference ? [[id, { name: reference, resource: 'bookings' }]] : [],
    ),
    ...carTypes.map(({ id, name }): [string, AuditedName] => [id, { name, resource: 'cartypes' }]),
    ...promos.map(({ id, promo_name }): [string, AuditedName] => [
      id,
      { name: promo_name, resource: 'promos' },
    ]),
  ]);
}

const nameOf = (user: User): AuditedName => ({ name: fullName(user), resource: listOf[user.usertype] });
