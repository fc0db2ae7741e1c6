import type { ContactProposal, Identification } from '@wayfare/shared';
import { api } from '@wayfare/web/http';

const proposal = (uid: string) => `contactproposals/${encodeURIComponent(uid)}`;

/** Calls about contacts that someone proposed for another person's account. */
export const peopleCalls = {
  identifyOwner: (uid: string, given: Identification) =>
    api.post<ContactProposal>(`${proposal(uid)}/identify`, given),
  approveContactProposal: (uid: string) => api.post<{ ok: true }>(`${proposal(uid)}/approve`),
  refuseContactProposal: (uid: string) => api.post<{ ok: true }>(`${proposal(uid)}/refuse`),
};
