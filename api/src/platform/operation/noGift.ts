/**
 * Why operations of staff that concern money give none. An operation that declares neither this nor the gifts
 * it gives may not post money at all.
 */
export const noGift = {
  ownMoney: {
    because: 'it moves only money that its owner already has or owes, at prices that apply to everyone',
    posts: true,
  },
  secondPerson: {
    because: 'it is the decision of a second person about what another one gives, within their own limit',
    posts: true,
  },
  takesBack: { because: 'it only takes back money of the business', posts: true },
  sameForAll: {
    because: 'it sets prices for everyone, needs a fresh proof, and posts nothing',
    posts: false,
  },
  noAmount: { because: 'it changes no amount that anybody has or owes', posts: false },
} as const;

/** A reason why an operation of staff gives no money, and whether it posts any. */
export type NoGift = (typeof noGift)[keyof typeof noGift];
