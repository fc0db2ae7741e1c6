/** The part of a client that payouts need. */
interface Caller {
  // oxlint-disable-next-line typescript/no-explicit-any
  get(path: string): Promise<{ body: any }>;
}
interface Decider<Reply> extends Caller {
  post(path: string, body: object): Promise<Reply>;
}

/** The version of a payout request that an admin sees, or a placeholder if it has none. */
export async function seenVersion(admin: Caller, id: string): Promise<string> {
  return (await admin.get(`/withdraws/${id}`)).body?.version ?? 'none';
}

/** Processes a payout request as an admin who has read it. */
export const payOut = async <Reply>(admin: Decider<Reply>, id: string) =>
  admin.post(`/withdraws/${id}/process`, { version: await seenVersion(admin, id) });

/** Marks a payout request as failed as an admin who has read it. */
export const failPayout = async <Reply>(admin: Decider<Reply>, id: string, reason = 'The bank refused it') =>
  admin.post(`/withdraws/${id}/fail`, { version: await seenVersion(admin, id), reason });
