import type { Connection, mongo } from 'mongoose';
import { apiKeyUseRepository } from './apikey/apiKeyUse.repository.js';
import { credentialRepository } from './auth/credential.repository.js';
import { loginCodeRepository } from './auth/loginCode.repository.js';
import { emailLinkRepository } from './auth/emailLink.repository.js';
import { passkeyRepository } from './auth/passkey/passkey.repository.js';
import { knownPlacesRepository } from './auth/guessing/knownPlaces.repository.js';
import { secondFactorRepository } from './auth/secondFactor/secondFactor.repository.js';
import { tokenFamilyRepository } from './auth/tokenFamily.repository.js';
import { webSessionRepository } from './auth/webSession.repository.js';
import { durableBudgetRepository } from './budget/durableBudget.repository.js';
import { bookingLimitRepository } from './booking/limits/bookingLimit.repository.js';
import { driverDaysRepository } from './booking/driverDays.repository.js';
import { offerDaysRepository } from './booking/offers/offerDays.repository.js';
import { earnedBookingsRepository } from './booking/earnedBookings.repository.js';
import {
  guestLinkRepository,
  parcelLinkRepository,
  tripShareRepository,
} from './booking/share/tripShare.repository.js';
import { bookingRepository } from './booking/booking.repository.js';
import { customerBookingsRepository } from './booking/customerBookings.repository.js';
import { chatMessageRepository } from './chat/chatMessage.repository.js';
import { conversationMessageRepository } from './conversation/conversationMessage.repository.js';
import { pendingContactRepository } from './contact/pendingContact.repository.js';
import { earningRepository } from './earning/earning.repository.js';
import { idempotencyRepository } from './idempotency/idempotency.repository.js';
import { imageRepository } from './image/image.repository.js';
import { uploadRepository } from './image/upload.repository.js';
import { inboxRepository } from './inbox/inbox.repository.js';
import { migrationRepository } from './database/migration.repository.js';
import { mailRepository } from './notification/mail.repository.js';
import { outboxRepository } from './notification/outbox.repository.js';
import { cardAuthorizationRepository } from './payment/authorization/cardAuthorization.repository.js';
import { paymentCustomerRepository } from './payment/saved/paymentCustomer.repository.js';
import { paymentAttemptRepository } from './payment/hosted/paymentAttempt.repository.js';
import { sandboxChargeRepository } from './payment/sandbox/sandboxCharge.repository.js';
import { deviceRepository } from './push/device.repository.js';
import { vapidKeyRepository } from './push/vapidKey.repository.js';
import { reconciliationRepository } from './reconciliation/reconciliation.repository.js';
import { resourceRepositories } from './resources.js';
import { runRepository } from './run/run.repository.js';
import { setupRepository } from './setup/setup.repository.js';
import { savedViewRepository } from './savedview/savedview.repository.js';
import { settingsRepository } from './settings/settings.repository.js';
import { driverTrackRepository } from './shift/driverTrack.repository.js';
import { shiftPeriodRepository } from './shift/shiftPeriod.repository.js';
import { trackingRepository } from './tracking/tracking.repository.js';
import { pushReceiptRepository } from './push/pushReceipt.repository.js';
import { referralCountRepository } from './user/referralCount.repository.js';
import { userRepository } from './user/user.repository.js';
import { holdRepository } from './wallet/hold.repository.js';
import { walletRepository } from './wallet/wallet.repository.js';

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
