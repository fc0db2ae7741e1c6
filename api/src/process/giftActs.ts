import * as money from '../money/index.js';
import type { GiftActs } from '../money/wallet/adjustment/giftActs.js';
import * as trips from '../trips/index.js';

/** How approved gifts are made, by kind. The acts of trips take more services than money knows. */
export const giftActs = { ...money.giftActs, ...trips.giftActs } as GiftActs;
