import { attentionKinds, type AttentionKind, type TranslationKey } from '@wayfare/shared';
import { listAddress } from './listAddress.js';

/**
 * Work that waits for staff: its name, the page in whose menu entry its count is, and the list it links to.
 */
export interface AttentionLink {
  kind: AttentionKind;
  label: TranslationKey;
  page: string;
  to: string;
}

const of: Readonly<Record<AttentionKind, Omit<AttentionLink, 'kind'>>> = {
  unassignedBookings: {
    label: 'panel_unassigned_bookings',
    page: '/bookings',
    // Those who have waited longest first.
    to: listAddress('bookings', { status: ['NEW'] }, 'tripdate', 'ASC'),
  },
  alerts: {
    label: 'panel_attention_alerts',
    page: '/alerts',
    to: listAddress('alerts', { state: 'open' }, 'openedAt'),
  },
  conversations: {
    label: 'panel_attention_conversations',
    page: '/conversations',
    to: listAddress('conversations', { isUnread: true }, 'lastAt'),
  },
  decisionRequests: {
    label: 'panel_decision_requests',
    page: '/decisionrequests',
    to: listAddress('decisionrequests', { isOpen: true }, 'dueAt', 'ASC'),
  },
  unapprovedDrivers: {
    label: 'panel_unapproved_drivers',
    page: '/drivers',
    to: listAddress('drivers', { approved: false }, 'createdAt'),
  },
  documents: {
    label: 'panel_attention_documents',
    page: '/drivers',
    to: listAddress('drivers', { documents: 'waiting' }, 'createdAt'),
  },
  contactProposals: {
    label: 'panel_contact_proposals',
    page: '/contactproposals',
    to: listAddress('contactproposals', {}, 'contactProposal.at'),
  },
  fareReviews: {
    label: 'panel_attention_fare_reviews',
    page: '/fare-reviews',
    to: listAddress('fare-reviews', { status: 'open' }, 'openedAt', 'ASC'),
  },
  withdraws: {
    label: 'panel_open_withdraws',
    page: '/withdraws',
    to: listAddress('withdraws', { processed: false, failed: false }, 'date'),
  },
  adjustments: {
    label: 'panel_attention_adjustments',
    page: '/walletadjustments',
    to: listAddress('walletadjustments', { state: 'pending' }, 'date'),
  },
  paymentDifferences: {
    label: 'panel_attention_differences',
    page: '/paymentdifferences',
    to: listAddress('paymentdifferences', {}, 'startedAt'),
  },
};

/** All kinds of work, in the order in which they are shown. */
export const attentionLinks: readonly AttentionLink[] = attentionKinds.map((kind) => ({
  kind,
  ...of[kind],
}));
