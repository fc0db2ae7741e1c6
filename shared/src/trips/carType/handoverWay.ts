/**
 * The kinds of proof of a handover: the recipient's code, their signature, or a picture of the parcel at the
 * door.
 */
export const handoverWays = ['code', 'signature', 'photo'] as const;
export type HandoverWay = (typeof handoverWays)[number];
