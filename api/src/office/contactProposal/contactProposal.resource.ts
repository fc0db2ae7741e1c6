import { contactProposalSchema } from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { UserWithContacts } from '../../people/user/contactState.js';
import type { OfficeServices } from '../services.js';
import { presentProposals } from './contactProposal.presenter.js';

/** Contacts that someone proposed for another person's account; the id is the account's. */
export const contactProposalResource: ResourceDefinition<UserWithContacts, never, OfficeServices> = {
  name: 'contactproposals',
  entity: 'ContactProposal',
  record: contactProposalSchema,
  filters: {},
  sorts: ['contactProposal.at', 'DESC'],
  reads({ db, clock }) {
    const waiting = {
      'contactProposal.at': { $exists: true },
      'contactProposal.expiresAt': { $gt: clock.now() },
    };
    const { list, findMany } = db.users.proposals;
    return {
      list: (query) => list({ ...query, filter: { $and: [query.filter, waiting] } }),
      findMany: (ids, scope) => findMany(ids, { $and: [scope, waiting] }),
      findById: async (id) => (await findMany([id], waiting))[0] ?? null,
    };
  },
  present: (users, _actor, services) => presentProposals(users, services),
};
