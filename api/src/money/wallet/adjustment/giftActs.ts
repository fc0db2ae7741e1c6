import type { GiftKind } from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import type { StoredAdjustment } from './storedAdjustment.js';

/** Makes a gift that a second person has approved. Repeating it changes nothing. */
export type GiftAct<Available = MoneyServices> = (
  gift: StoredAdjustment,
  services: Available,
) => Promise<unknown>;

/** How approved gifts are made, by kind. */
export type GiftActs<Available = MoneyServices> = Readonly<Record<GiftKind, GiftAct<Available>>>;
