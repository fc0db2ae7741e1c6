import { approvalProblem, identificationSchema, isSomebodys } from './contactProposal.js';

const proposal = { id: 'rider', by: 'anna', identified: { by: 'anna' } };
const admin = (uid: string, staffRole?: 'support' | 'finance' | 'dispatcher') =>
  ({ uid, usertype: 'admin', ...(staffRole && { staffRole }) }) as const;

it('a second full admin may approve once the owner is identified', () => {
  expect(approvalProblem(admin('ben'), proposal)).toBeNull();
  expect(approvalProblem(admin('ben'), { ...proposal, identified: null })).toBe('owner_not_identified');
});

it.each([
  ['the proposer', admin('anna'), 'approval_by_requester'],
  ['the owner of the account', admin('rider'), 'approval_by_requester'],
  ['support', admin('ben', 'support'), 'not_in_role'],
  ['finance', admin('ben', 'finance'), 'not_in_role'],
  ['a fleet admin', { uid: 'fay', usertype: 'fleetadmin' } as const, 'forbidden'],
])('%s may not approve', (_who, decider, problem) => {
  expect(approvalProblem(decider, proposal)).toBe(problem);
});

it('whoever identified the owner for another proposer may not approve either', () => {
  expect(approvalProblem(admin('carl'), { ...proposal, identified: { by: 'carl' } })).toBe(
    'approval_by_requester',
  );
});

const unused = { proved: [], isMadeByStaff: true, hasWayIn: false, hasHistory: false };

it('an account that staff made and nobody has used is nobody’s', () => {
  expect(isSomebodys(unused)).toBe(false);
});

it.each([{ proved: ['email'] as const }, { isMadeByStaff: false }, { hasWayIn: true }, { hasHistory: true }])(
  'an account with %j is somebody’s',
  (fact) => {
    expect(isSomebodys({ ...unused, ...fact })).toBe(true);
  },
);

it('an identification says in words what was checked', () => {
  expect(identificationSchema.safeParse({ way: 'video_call', note: '  ' }).success).toBe(false);
  expect(identificationSchema.safeParse({ way: 'trust', note: 'Saw the passport' }).success).toBe(false);
  const given = { way: 'video_call', note: ' Saw the passport in the call. ' };
  expect(identificationSchema.parse(given).note).toBe('Saw the passport in the call.');
});
