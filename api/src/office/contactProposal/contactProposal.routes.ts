import {
  contactProposalSchema,
  identificationSchema,
  idSchema,
  notFound,
  proposalPreviewSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import type { UserWithContacts } from '../../people/user/contactState.js';
import { noProof } from '../../platform/operation/noProof.js';
import { operation } from '../operation.js';
import type { OfficeServices } from '../services.js';
import { answerProposal, previewProposal } from './answerProposal.js';
import { presentProposals } from './contactProposal.presenter.js';
import { approveProposal, identifyOwner, refuseProposal } from './decideProposal.js';
import { auditedProposal } from './auditedProposal.js';

const byId = z.object({ id: idSchema });
const ok = z.object({ ok: z.literal(true) });
const token = z.string().min(1).max(100);

interface DecisionCall {
  params: { id: string };
  services: OfficeServices;
}

/** How the audit log records a decision on a proposal. */
const decides = (action: 'approve' | 'refuse') => ({
  audit: {
    action,
    resource: 'contactproposals' as const,
    record: ({ params }: DecisionCall) => params.id,
    before: async ({ params, services }: DecisionCall) =>
      auditedProposal(await services.db.users.findWithContacts(params.id)),
    after: () => null,
  },
});

/** Operations on contacts that someone proposed for another person's account. */
export const contactProposalOperations = [
  operation({
    id: 'identifyOwner',
    method: 'post',
    path: '/contactproposals/:id/identify',
    summary:
      'Record how the owner of an account was identified, because the previous contact does not answer',
    permission: 'changeUsers',
    access: ['admin'],
    stepUp: true,
    params: byId,
    body: identificationSchema,
    answers: contactProposalSchema,
    act: ({ actor, params: { id }, body, services }) => identifyOwner(actor, id, body, services),
    audit: {
      action: 'identify',
      resource: 'contactproposals',
      record: ({ params }: DecisionCall) => params.id,
      before: async ({ params, services }: DecisionCall) =>
        auditedProposal(await services.db.users.findWithContacts(params.id)),
      after: (user: UserWithContacts) => auditedProposal(user),
    },
    async present(user: UserWithContacts, { services }: DecisionCall) {
      const [proposal] = await presentProposals([user], services);
      if (!proposal) throw notFound();
      return proposal;
    },
  }),
  operation({
    id: 'approveContactProposal',
    method: 'post',
    path: '/contactproposals/:id/approve',
    summary: 'Set the contacts that another person proposed, as the second full admin',
    permission: 'changeUsers',
    access: ['admin'],
    stepUp: true,
    params: byId,
    body: z.object({}),
    answers: ok,
    async act({ actor, params: { id }, services }) {
      await approveProposal(actor, id, services);
      return { ok: true } as const;
    },
    ...decides('approve'),
  }),
  operation({
    id: 'refuseContactProposal',
    noProof: noProof.lessAccess,
    method: 'post',
    path: '/contactproposals/:id/refuse',
    summary: 'Refuse contacts that another person proposed, or withdraw your own proposal',
    permission: 'changeUsers',
    access: ['admin'],
    params: byId,
    body: z.object({}),
    answers: ok,
    async act({ actor, params: { id }, services }) {
      await refuseProposal(actor, id, services);
      return { ok: true } as const;
    },
    ...decides('refuse'),
  }),
  operation({
    id: 'previewContactProposal',
    method: 'get',
    path: '/auth/contact-proposal',
    summary: 'Preview the contacts that a link sent to a previous contact confirms or refuses',
    access: 'public',
    limit: 'openLink',
    query: z.object({ token }),
    answers: proposalPreviewSchema,
    act: ({ query, services }) => previewProposal(query.token, services),
  }),
  operation({
    id: 'answerContactProposal',
    noProof: noProof.provesItself,
    method: 'post',
    path: '/auth/contact-proposal',
    summary:
      'Confirm or refuse proposed contacts with the link sent to the previous contact; confirming ends every sign-in',
    access: 'public',
    limit: 'openLink',
    body: z.object({ token, confirm: z.boolean() }),
    answers: ok,
    async act({ body, services }) {
      await answerProposal(body.token, body.confirm, services);
      return { ok: true } as const;
    },
  }),
];
