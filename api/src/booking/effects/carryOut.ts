import { matchingSavedAddress, type Place, type SavedAddress } from '@wayfare/shared';
import { tellOffered } from '../../dispatch/tellOffered.js';
import { earnReferralBonus } from '../../user/payReferralBonus.js';
import type { Services } from '../../services.js';
import type { StoredBooking } from '../booking.repository.js';
import { advanceReached } from '../advanceReached.js';
import { payCancelFee, payWaitingFees } from '../payCancelFee.js';
import { payDriver } from '../payDriver.js';
import { mailReceipt } from '../receipt/mailReceipt.js';
import { settleWalletPayment } from '../settleWalletPayment.js';
import type { Effect } from './effect.js';

/** Carries out one effect of a booking. Repeating it changes nothing. */
export async function carryOut(services: Services, booking: StoredBooking, effect: Effect): Promise<void> {
  const { db } = services;
  switch (effect.kind) {
    case 'freeDriver':
      await db.users.freeDriver(effect.data.driver, booking.id);
      await services.liveDrivers.refresh(effect.data.driver);
      return;
    case 'postWallet': {
      const outcome = await db.wallets.post(effect.data.uid, effect.data.postings, {
        date: services.clock.now(),
      });
      if (outcome === 'no_user') throw new Error(`there is no user to post to: ${effect.data.uid}`);
      await services.liveDrivers.refresh(effect.data.uid);
      if (effect.data.uid === booking.customer) await payWaitingFees(services, booking.customer);
      return;
    }
    case 'payDriver':
      await payDriver(services, booking, effect.data);
      return;
    case 'payCancelFee':
      await payCancelFee(services, booking);
      return;
    case 'earnings':
      await db.earnings.count(booking, effect.data);
      return;
    case 'earnBonus':
      for (const uid of effect.data.users) await earnReferralBonus(services, uid);
      return;
    case 'countCancel':
      await db.bookingLimits.noteCancel(effect.data.uid, { id: booking.id, at: effect.data.at });
      return;
    case 'correctEarnings':
      await db.earnings.correct(booking, effect.data);
      return;
    case 'returnPromo':
      await db.promos.giveBack(effect.data.promo, booking.id);
      return;
    case 'track':
      await db.tracking.add(booking.id, effect.data);
      services.tracks.note(booking.id, effect.data);
      services.realtime.trackingPoint(booking.id, effect.data);
      return;
    case 'saveAddress': {
      const { convert_to_mile } = await db.settings.settings();
      await db.users.saveAddress(effect.data.rider, booking.id, (addresses) =>
        withDrop(addresses, effect.data.drop, convert_to_mile),
      );
      return;
    }
    case 'rateDriver':
      await db.users.addRating(effect.data.driver, { ...effect.data, booking: booking.id });
      return;
    case 'rateRider':
      await db.users.addRating(effect.data.rider, { ...effect.data, booking: booking.id });
      return;
    case 'notify':
      await services.notifier.push(`${booking.id}:${effect.key}`, effect.data);
      return;
    case 'tellOffered':
      await tellOffered(services, booking, effect.data.drivers);
      return;
    case 'mail':
      await mailReceipt(services, booking, `${booking.id}:${effect.key}`);
      return;
    case 'advance':
      await advanceReached(services, booking.id);
      return;
    case 'settleWallet':
      await settleWalletPayment(services, booking.id);
      return;
    default:
      throw new Error(`no such effect: ${(effect satisfies never as Effect).kind}`);
  }
}

/** The saved addresses with one more use of the drop counted (rule 4.13). */
function withDrop(addresses: readonly SavedAddress[], drop: Place, convertToMile: boolean): SavedAddress[] {
  const known = matchingSavedAddress(addresses, drop, convertToMile);
  if (known === -1) return [...addresses, { description: drop.add, lat: drop.lat, lng: drop.lng, count: 1 }];
  return addresses.map((address, index) =>
    index === known ? { ...address, count: address.count + 1 } : address,
  );
}
