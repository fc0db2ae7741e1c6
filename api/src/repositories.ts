import type { Connection, mongo } from 'mongoose';
import { apiKeyUseRepository } from './people/apiKey/apiKeyUse.repository.js';
import { credentialRepository } from './people/auth/credential.repository.js';
import { loginCodeRepository } from './people/auth/loginCode.repository.js';
import { emailLinkRepository } from './people/auth/emailLink.repository.js';
import { passkeyRepository } from './people/auth/passkey/passkey.repository.js';
import { knownPlacesRepository } from './people/auth/guessing/knownPlaces.repository.js';
import { secondFactorRepository } from './people/auth/secondFactor/secondFactor.repository.js';
import { tokenFamilyRepository } from './people/auth/tokenFamily.repository.js';
import { webSessionRepository } from './people/auth/webSession.repository.js';
import { durableBudgetRepository } from './platform/budget/durableBudget.repository.js';
import { bookingLimitRepository } from './trips/booking/limits/bookingLimit.repository.js';
import { driverDaysRepository } from './trips/booking/store/driverDays.repository.js';
import { offerDaysRepository } from './trips/booking/offers/offerDays.repository.js';
import { earnedBookingsRepository } from './trips/booking/store/earnedBookings.repository.js';
import {
  guestLinkRepository,
  parcelLinkRepository,
  tripShareRepository,
} from './trips/booking/share/tripShare.repository.js';
import { bookingRepository } from './trips/booking/store/booking.repository.js';
import { customerBookingsRepository } from './trips/booking/store/customerBookings.repository.js';
import { chatMessageRepository } from './trips/chat/chatMessage.repository.js';
import { conversationMessageRepository } from './office/conversation/conversationMessage.repository.js';
import { pendingContactRepository } from './people/contact/pendingContact.repository.js';
import { earningRepository } from './trips/earning/earning.repository.js';
import { idempotencyRepository } from './platform/idempotency/idempotency.repository.js';
import { imageRepository } from './basics/image/image.repository.js';
import { uploadRepository } from './basics/image/upload.repository.js';
import { inboxRepository } from './messages/inbox/inbox.repository.js';
import { migrationRepository } from './platform/database/migration.repository.js';
import { mailRepository } from './messages/notification/mail.repository.js';
import { outboxRepository } from './messages/notification/outbox.repository.js';
import { cardAuthorizationRepository } from './money/payment/authorization/cardAuthorization.repository.js';
import { paymentCustomerRepository } from './money/payment/saved/paymentCustomer.repository.js';
import { paymentAttemptRepository } from './money/payment/hosted/paymentAttempt.repository.js';
import { sandboxChargeRepository } from './money/payment/sandbox/sandboxCharge.repository.js';
import { deviceRepository } from './messages/push/device.repository.js';
import { vapidKeyRepository } from './messages/push/vapidKey.repository.js';
import { reconciliationRepository } from './office/reconciliation/reconciliation.repository.js';
import { resourceRepositories } from './resources.js';
import { runRepository } from './platform/run/run.repository.js';
import { setupRepository } from './office/setup/setup.repository.js';
import { savedViewRepository } from './office/savedView/savedView.repository.js';
import { settingsRepository } from './basics/settings/settings.repository.js';
import { driverTrackRepository } from './trips/shift/driverTrack.repository.js';
import { shiftPeriodRepository } from './trips/shift/shiftPeriod.repository.js';
import { trackingRepository } from './trips/tracking/tracking.repository.js';
import { pushReceiptRepository } from './messages/push/pushReceipt.repository.js';
import { referralCountRepository } from './people/user/referralCount.repository.js';
import { userRepository } from './people/user/user.repository.js';
import { holdRepository } from './money/wallet/hold.repository.js';
import { walletRepository } from './money/wallet/wallet.repository.js';

/** All repositories, on one connection. */
export function createRepositories(connection: Connection) {
  // buildIndexes creates the indexes: Mongoose itself would send one command per index.
  Object.assign(connection.config, { autoIndex: false, autoCreate: false });
  return {
    ...resourceRepositories(connection),
    apiKeyUses: apiKeyUseRepository(connection),
    bookingLimits: bookingLimitRepository(connection),
    bookings: bookingRepository(connection),
    chatMessages: chatMessageRepository(connection),
    conversationMessages: conversationMessageRepository(connection),
    customerBookings: customerBookingsRepository(connection),
    credentials: credentialRepository(connection),
    devices: deviceRepository(connection),
    driverDays: driverDaysRepository(connection),
    driverTracks: driverTrackRepository(connection),
    shiftPeriods: shiftPeriodRepository(connection),
    durableBudgets: durableBudgetRepository(connection),
    earnings: earningRepository(connection, earnedBookingsRepository(connection)),
    emailLinks: emailLinkRepository(connection),
    holds: holdRepository(connection),
    idempotency: idempotencyRepository(connection),
    images: imageRepository(connection),
    inbox: inboxRepository(connection),
    knownPlaces: knownPlacesRepository(connection),
    loginCodes: loginCodeRepository(connection),
    mails: mailRepository(connection),
    migrations: migrationRepository(connection),
    offerDays: offerDaysRepository(connection),
    outbox: outboxRepository(connection),
    passkeys: passkeyRepository(connection),
    pendingContacts: pendingContactRepository(connection),
    pushReceipts: pushReceiptRepository(connection),
    reconciliations: reconciliationRepository(connection),
    referralCounts: referralCountRepository(connection),
    secondFactors: secondFactorRepository(connection),
    runs: runRepository(connection),
    savedViews: savedViewRepository(connection),
    settings: settingsRepository(connection),
    paymentAttempts: paymentAttemptRepository(connection),
    cardAuthorizations: cardAuthorizationRepository(connection),
    paymentCustomers: paymentCustomerRepository(connection),
    setup: setupRepository(connection),
    sandboxCharges: sandboxChargeRepository(connection),
    tokenFamilies: tokenFamilyRepository(connection),
    tracking: trackingRepository(connection),
    parcelLinks: parcelLinkRepository(connection),
    guestLinks: guestLinkRepository(connection),
    tripShares: tripShareRepository(connection),
    uploads: uploadRepository(connection),
    users: userRepository(connection),
    vapidKeys: vapidKeyRepository(connection),
    wallets: walletRepository(connection),
    webSessions: webSessionRepository(connection),
    /** Whether the database answers. */
    ping: async () => (await connection.db?.admin().ping())?.ok === 1,
  };
}

export type Repositories = ReturnType<typeof createRepositories>;

/**
 * Creates all indexes of all collections; awaited at startup so that unique ones apply from the first write. Sends one
 * command per collection: one per index takes twice as long on an empty database.
 */
export async function buildIndexes(connection: Connection): Promise<void> {
  for (const name of connection.modelNames()) {
    const { collection, schema } = connection.model(name);
    const indexes = schema.indexes().map(([key, options]) => ({ key, ...options }) as mongo.IndexDescription);
    if (indexes.length > 0) await collection.createIndexes(indexes);
  }
}
