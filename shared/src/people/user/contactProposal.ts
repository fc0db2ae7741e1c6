import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import type { ErrorKey } from '../../basics/errors/catalog.js';
import { type ContactField, contactFieldSchema } from './contactChange.js';
import { type User, usertypeSchema } from './user.schema.js';

/** How long a proposed contact waits for the previous contact or a second person, in ms. */
export const PROPOSAL_LASTS_MS = 7 * 24 * 60 * 60_000;
/** How long payouts, wallet payments and saved cards pause after staff changed a contact, in ms. */
export const CONTACT_HOLD_MS = 72 * 60 * 60_000;

/**
 * How staff identified a person whose previous contact does not answer: with an official document in person,
 * with one in a video call, or by facts about trips and payments that only the owner knows.
 */
export const identifiedWays = ['in_person', 'video_call', 'known_facts'] as const;
export type IdentifiedWay = (typeof identifiedWays)[number];

/** How a person was identified: what was checked, in words. */
export const identificationSchema = z.object({
  way: z.enum(identifiedWays),
  note: z.string().trim().min(1).max(500),
});
export type Identification = z.infer<typeof identificationSchema>;

/** A contact that a proposal changes. Null if there is none. */
export const proposedChangeSchema = z.object({
  field: contactFieldSchema,
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type ProposedChange = z.infer<typeof proposedChangeSchema>;

/** New contacts that someone proposed for another person's account, as staff see them. Times are ms. */
export const contactProposalSchema = z.object({
  /** The id of the account. */
  id: idSchema,
  userName: z.string(),
  usertype: usertypeSchema,
  changes: z.array(proposedChangeSchema),
  by: z.string(),
  byName: z.string(),
  at: z.number().int(),
  expiresAt: z.number().int(),
  /** The previous contacts that were asked, because their owner had proved them. */
  asked: z.array(contactFieldSchema),
  /** How the person was identified, and by whom; null while nobody has. */
  identified: identificationSchema
    .extend({ by: z.string(), byName: z.string(), at: z.number().int() })
    .nullable(),
});
export type ContactProposal = z.infer<typeof contactProposalSchema>;

/** What the link sent to a previous contact shows. Contacts are masked. */
export const proposalPreviewSchema = z.object({
  changes: z.array(proposedChangeSchema),
  at: z.number().int(),
  expiresAt: z.number().int(),
});
export type ProposalPreview = z.infer<typeof proposalPreviewSchema>;

/** A person who decides on a proposal, as far as the rules depend on them. */
interface Decider extends Partial<Pick<User, 'staffRole'>> {
  uid: string;
  usertype: User['usertype'];
}

/** The parts of a proposal that decide who may approve it. */
interface Approvable {
  /** The account. */
  id: string;
  by: string;
  identified: { by: string } | null;
}

/**
 * Why someone may not approve a proposal; null if they may. Only a second full admin may: not the person who
 * proposed it, nor the one who identified the owner, nor the owner of the account, who has a link instead.
 */
export function approvalProblem(decider: Decider, proposal: Approvable): ErrorKey | null {
  if (decider.usertype !== 'admin') return 'forbidden';
  if (decider.staffRole) return 'not_in_role';
  if ([proposal.id, proposal.by, proposal.identified?.by].includes(decider.uid))
    return 'approval_by_requester';
  return proposal.identified ? null : 'owner_not_identified';
}

/** What staff know about an account whose contacts they want to change. */
interface Ownership {
  /** Contacts that the owner has proved. */
  proved: readonly ContactField[];
  isMadeByStaff: boolean;
  /** Someone could sign in, with a password, a passkey, or another account. */
  hasWayIn: boolean;
  /** There is or was money, a trip or a payout. */
  hasHistory: boolean;
}

/**
 * Whether an account is somebody's, so that whoever gets its contacts becomes that person. Only an account
 * that staff made, and that nobody has used yet, is nobody's: a typing error in its contacts is corrected at
 * once.
 */
export const isSomebodys = ({ proved, isMadeByStaff, hasWayIn, hasHistory }: Ownership): boolean =>
  proved.length > 0 || !isMadeByStaff || hasWayIn || hasHistory;
