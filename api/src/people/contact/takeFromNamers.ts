import { type ContactField, maskedContact } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';
import { PROOF } from '../user/provenContact.repository.js';
import { ownerNotices } from './ownerNotices.js';

/** How many accounts are read at once. */
const BATCH = 50;

/**
 * Takes a contact from all accounts that only name it, because its owner has proved it in another one. Each
 * gets a notice. Safe to repeat.
 * @returns the ids of the accounts that lost it
 */
export async function takeFromNamers(
  field: ContactField,
  value: string,
  services: PeopleServices,
): Promise<string[]> {
  const { db, clock, newId } = services;
  const lost: string[] = [];
  for (;;) {
    const namers = await db.users.findNamers(field, value, BATCH);
    const before = lost.length;
    for (const { id } of namers) {
      const notice = { id: newId(), kind: `${field}_taken`, at: clock.now() } as const;
      const changed = await db.users.changeFollowed(id, notice.at, (user) => {
        if (user[field] !== value || user[PROOF[field]]) return { changes: {}, notices: [] };
        const left = { ...user, [field]: null };
        const notices = ownerNotices(left, notice, services);
        return {
          changes: { [field]: null, ...(field === 'mobile' && { guestMobile: null }) },
          notices: notices.map((one) => ({ ...one, shown: maskedContact(value) })),
        };
      });
      if (changed && changed[field] !== value) lost.push(id);
    }
    if (namers.length < BATCH || lost.length === before) return lost;
  }
}
