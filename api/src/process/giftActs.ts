import * as money from '../money/index.js';
import type { GiftActs } from '../money/wallet/adjustment/giftActs.js';
import * as office from '../office/index.js';
import * as trips from '../trips/index.js';

/**
 * How approved gifts are made, by kind. The acts of trips and of the office take more services than money
 * knows.
 */
export const giftActs = { ...money.giftActs, ...trips.giftActs, ...office.giftActs } as GiftActs;
