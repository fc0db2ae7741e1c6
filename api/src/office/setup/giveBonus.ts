import { type Actor, addedWorth, earningCut, type Settings } from '@wayfare/shared';
import { giveGift } from '../../money/wallet/adjustment/giveGift.js';
import type { StoredAdjustment } from '../../money/wallet/adjustment/storedAdjustment.js';
import type { OfficeServices } from '../services.js';

type BonusRule = Pick<Settings, 'bonus' | 'referralMonthlyCap'>;

/** The referral bonus goes to the new user and to the referrer. */
const RECEIVERS = 2;

/** What the referrals of one person give at most in a month. */
const bonusOffer = ({ bonus, referralMonthlyCap }: BonusRule) => ({
  most: bonus * RECEIVERS,
  uses: referralMonthlyCap,
});

/**
 * Makes a change of the settings. What it adds to the bonuses that one referrer can collect in a month counts
 * as given by its author.
 * @throws gift_waits (409), and the errors of `make`: then nothing is changed; an approval changes only the
 *   referral bonus and its cap
 */
export async function giveBonus(
  actor: Actor,
  changes: Partial<Settings>,
  make: () => Promise<void>,
  services: OfficeServices,
): Promise<void> {
  const { bonus, referralMonthlyCap, timeZone } = await services.db.settings.settings();
  const before = { bonus, referralMonthlyCap };
  const rule = {
    bonus: changes.bonus ?? bonus,
    referralMonthlyCap: changes.referralMonthlyCap ?? referralMonthlyCap,
  };
  const amount = addedWorth(bonusOffer(before), bonusOffer(rule));
  const gift = {
    kind: 'bonus',
    amount,
    subject: `bonus:${earningCut(services.clock.now(), timeZone).month}`,
    part: services.newId(),
    act: { ...rule },
  } as const;
  return giveGift(actor, gift, make, services);
}

/** Changes the referral bonus once a second person has approved it; safe to repeat. */
export async function makeApprovedBonus({ act }: StoredAdjustment, services: OfficeServices): Promise<void> {
  await services.db.settings.saveSettings(act as unknown as BonusRule);
  services.realtime.resourceChanged('settings', ['settings']);
}
