/**
 * Why operations that change or export something need no fresh proof of identity. Operations that reveal
 * contacts or bank details, change rules about money or public texts, or write to many need one.
 */
export const noProof = {
  anonymous: 'its callers may be anonymous, and have no identity to prove',
  signsIn: 'it is how people sign in, prove who they are, or sign out',
  provesItself: 'a code, a link, a signature, or a key in the request proves who sends it',
  lessAccess: 'it only takes access away, and must work at once',
  ownRecord: 'it changes only what is shown to the caller or about them, and no contacts or bank details',
  ownTrip: 'it is a step of the caller’s own trip, which its state limits',
  ownMoney: 'it moves the caller’s own money, to a card or a bank account that needed a proof',
  ownTexts: 'it stores the product’s own texts, or a picture that no page shows yet',
  deskWork:
    'it is a task of the desk for one person or trip, reveals no list, and is recorded with its author',
  limited: 'the limits of what one person gives bound what it costs',
  reads: 'it reveals no contacts or bank details, and changes nothing that others see',
  sentAlready: 'it changes only the record of what was sent',
  newAccount: 'the account is new, and has no trips, money, or contacts that anybody had proved',
} as const;

/** A reason why an operation needs no fresh proof of identity. */
export type NoProof = (typeof noProof)[keyof typeof noProof];
