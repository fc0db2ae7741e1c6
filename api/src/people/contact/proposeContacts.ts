import { createHmac } from 'node:crypto';
import {
  conflict,
  type ContactField,
  contactFields,
  maskedContact,
  PROPOSAL_LASTS_MS,
} from '@wayfare/shared';
import { hashOf } from '../../platform/secret.js';
import type { PeopleServices } from '../services.js';
import type {
  ContactNotice,
  FollowedChange,
  NewContacts,
  StoredProposal,
  UserWithContacts,
} from '../user/contactState.js';
import { changedContacts, isVerified } from './contactChange.js';

/** The secret of the link that decides on a proposal; see `revertToken`. */
export const proposalToken = (link: string, { tokenKey }: Pick<PeopleServices, 'tokenKey'>): string =>
  createHmac('sha256', tokenKey).update(`contact proposal ${link}`).digest('base64url');

/** The proposal that waits at `now`; null if there is none. */
export const openProposal = (
  { contactProposal }: Pick<UserWithContacts, 'contactProposal'>,
  now: number,
): StoredProposal | null => (contactProposal && contactProposal.expiresAt > now ? contactProposal : null);

/**
 * Proposes new contacts for another person's account. Nothing changes yet: every contact that the owner has
 * proved gets a link to confirm or refuse it. Others get no link, because they may belong to a stranger.
 * Proposing the same again changes nothing.
 * @throws contact_proposal_waits (409) when other contacts are proposed already
 */
export function proposeContacts(
  user: UserWithContacts,
  wanted: NewContacts,
  { id, now, by }: { id: string; now: number; by: string },
  services: Pick<PeopleServices, 'tokenKey' | 'sms'>,
): Pick<FollowedChange, 'proposal' | 'notices'> {
  const fields = changedContacts(user, wanted);
  if (fields.length === 0) return { notices: [] };
  const contacts = pick(wanted, fields);
  const waiting = openProposal(user, now);
  if (waiting && isSame(waiting.contacts, contacts)) return { notices: [] };
  if (waiting) throw conflict('contact_proposal_waits');
  const asked = contactFields.filter((field) => isVerified(user, field));
  const proposal: StoredProposal = {
    id,
    contacts,
    from: pick(user, fields),
    by,
    at: now,
    expiresAt: now + PROPOSAL_LASTS_MS,
    links: asked.map((field) => ({ field, hash: hashOf(proposalToken(`${id}:${field}`, services)) })),
  };
  const notices = noticesOf(user, proposal);
  return {
    proposal,
    notices: services.sms ? notices : notices.filter(({ channel }) => channel !== 'sms'),
  };
}

const pick = (contacts: NewContacts, fields: readonly ContactField[]): NewContacts =>
  Object.fromEntries(fields.map((field) => [field, contacts[field] || null]));

const isSame = (one: NewContacts, other: NewContacts) =>
  contactFields.every(
    (field) => field in one === field in other && (one[field] ?? null) === (other[field] ?? null),
  );

function noticesOf(user: UserWithContacts, { id, contacts, at }: StoredProposal): ContactNotice[] {
  const about = { kind: 'proposed', at } as const;
  const shown = contactFields.flatMap((field) => maskedContact(contacts[field]) ?? []).join(', ') || null;
  const linkFor = (field: ContactField) => ({ shown, proposal: `${id}:${field}` });
  const notices: ContactNotice[] = [{ ...about, id: `${id}:proposed:push`, channel: 'push', to: user.id }];
  if (user.email)
    notices.push({
      ...about,
      ...(isVerified(user, 'email') && linkFor('email')),
      id: `${id}:proposed:mail`,
      channel: 'mail',
      to: user.email,
    });
  if (user.mobile && isVerified(user, 'mobile'))
    notices.push({
      ...about,
      ...linkFor('mobile'),
      id: `${id}:proposed:sms`,
      channel: 'sms',
      to: user.mobile,
    });
  return notices;
}
