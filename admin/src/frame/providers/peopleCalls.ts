import type { Identification } from '@wayfare/shared';
import { call } from '@wayfare/web/http';

/** Calls about contacts that someone proposed for another person's account. */
export const peopleCalls = {
  identifyOwner: (uid: string, given: Identification) =>
    call.post('/contactproposals/{id}/identify', { path: { id: uid }, body: given }),
  approveContactProposal: (uid: string) => call.post('/contactproposals/{id}/approve', { path: { id: uid } }),
  refuseContactProposal: (uid: string) => call.post('/contactproposals/{id}/refuse', { path: { id: uid } }),
};
