import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { ownAccountOperations } from './account/ownAccount.routes.js';
import { ownContactOperations } from './account/ownContacts.routes.js';
import { ownPlaceOperations } from './account/ownPlaces.routes.js';
import { ownProfileOperations } from './account/ownProfile.routes.js';
import { signUpOperations } from './account/signUp.routes.js';
import { workingHoursOperations } from './account/workingHours.routes.js';
import { plannedBlockOperations } from './account/plannedBlock.routes.js';
import { guestBookingOperations } from './account/guestBooking.routes.js';
import { guestRiderOperations } from './account/guestRider.routes.js';
import { phoneSignUpOperations } from './account/phoneSignUp.routes.js';
import { socialSignUpOperations } from './account/socialSignUp.routes.js';
import { userResources } from './account/user.resource.js';
import { alertOperations } from './alert/alert.routes.js';
import { apiKeyOperations } from './apikey/apikey.routes.js';
import { authOperations } from './auth/auth.routes.js';
import { signInListOperations } from './auth/signInList.routes.js';
import { socialOperations } from './auth/social/social.routes.js';
import { stepUpOperations } from './auth/stepUp/stepUp.routes.js';
import { secondFactorOperations } from './auth/secondFactor/secondFactor.routes.js';
import { passkeyOperations } from './auth/passkey/passkey.routes.js';
import { loginCodeOperations } from './auth/loginCode.routes.js';
import { emailLinkOperations } from './auth/emailLink.routes.js';
import { bookingResource } from './booking/booking.resource.js';
import { bookingOperations } from './booking/booking.routes.js';
import { fareReviewResource } from './booking/fareReview/fareReview.resource.js';
import { handoverOperations } from './booking/handover/handover.routes.js';
import { stopOperations } from './booking/stop/stop.routes.js';
import { fareReviewOperations } from './booking/fareReview/fareReview.routes.js';
import { guestOperations } from './booking/guest/guest.routes.js';
import { tripShareOperations } from './booking/share/tripShare.routes.js';
import { callOperations } from './call/call.routes.js';
import { shiftOperations } from './shift/shift.routes.js';
import { smsOperations } from './sms/sms.routes.js';
import { tariffLabOperations } from './cartype/tariffLab.routes.js';
import { chatOperations } from './chat/chat.routes.js';
import { conversationOperations } from './conversation/conversation.routes.js';
import { resourceOperations } from './crud/resourceOperations.js';
import { dashboardOperations } from './dashboard/dashboard.routes.js';
import { deskOperations } from './booking/desk/desk.routes.js';
import { plannedTripOperations, plannerOperations } from './booking/planner/planner.routes.js';
import { overrideOperations } from './booking/override/override.routes.js';
import { nearbyDriverOperations } from './booking/offers/nearbyDrivers.routes.js';
import { driverEarningResource, earningReportResource } from './earning/earning.resource.js';
import { notFound } from '@wayfare/shared';
import { BODY_MS } from './operation/bodyDeadline.js';
import { requireKnownVersion } from './serving/apiVersion.js';
import { contentSecurityPolicy } from './serving/contentSecurityPolicy.js';
import { ignoreCookieBesideToken } from './serving/crossOrigin.js';
import { errorHandler } from './serving/errorHandler.js';
import { healthRoutes } from './serving/health.js';
import { mountOperations } from './serving/mountOperations.js';
import { openApiOperations } from './serving/openApi/openApi.routes.js';
import type { Operation } from './operation/operation.js';
import { imageOperations } from './image/image.routes.js';
import { uploadOperations } from './image/upload.routes.js';
import { inboxOperations } from './inbox/inbox.routes.js';
import { languageOperations } from './language/language.routes.js';
import { requestLog } from './log/requestLog.js';
import { mapsOperations } from './maps/maps.routes.js';
import { outboxOperations } from './notification/outbox.resource.js';
import { silentCaptureOperations } from './payment/authorization/silentCapture.routes.js';
import { paymentOperations } from './payment/payment.routes.js';
import { savedCardOperations } from './payment/saved/savedCard.routes.js';
import { sandboxProviderOperations } from './payment/sandbox/sandboxProvider.routes.js';
import { partnerOperations } from './partner/partner.routes.js';
import { promoOperations } from './promo/promo.routes.js';
import { pushOperations } from './push/push.routes.js';
import { refundOperations } from './refund/refund.routes.js';
import { resources } from './resources.js';
import type { ListDeclaration } from './savedview/listDeclaration.js';
import { notificationOperations } from './notification/notification.routes.js';
import { shiftNoteOperations } from './shiftnote/shiftnote.routes.js';
import { savedViewResource } from './savedview/savedview.resource.js';
import { savedViewOperations } from './savedview/savedview.routes.js';
import type { Services } from './services.js';
import { setupOperations } from './setup/setup.routes.js';
import { settingsOperations } from './settings/settings.routes.js';
import { trackingOperations } from './tracking/tracking.routes.js';
import { documentOperations } from './user/document/document.routes.js';
import { licenseImageOperations } from './user/licenseImage.routes.js';
import { driverBoardOperations } from './booking/board/driverBoard.routes.js';
import { offerCountOperations } from './booking/offers/offerCounts.routes.js';
import { driverDaysOperations } from './earning/driverDays.routes.js';
import { driverBreakOperations } from './user/driverBreak.routes.js';
import { headingHomeOperations } from './user/headingHome.routes.js';
import { userOperations } from './user/user.routes.js';
import { ledgerProofOperations } from './wallet/ledgerProof.routes.js';
import { walletHistoryResource } from './wallet/wallet.resource.js';
import { adjustmentOperations } from './wallet/adjustment/adjustment.routes.js';
import { webhookOperations } from './webhook/webhook.routes.js';
import { withdrawOperations } from './withdraw/withdraw.routes.js';

/** The lists whose filters can be saved as views. */
const lists = () =>
  [
    bookingResource,
    fareReviewResource,
    ...userResources,
    ...Object.values(resources).map(({ list }) => list),
  ] as unknown as readonly ListDeclaration[];

/** All operations of the API. Earlier ones match first: named paths before `/:id`. */
export const operations: readonly Operation[] = [
  ...authOperations,
  ...ownProfileOperations,
  ...ownPlaceOperations,
  ...secondFactorOperations,
  ...stepUpOperations,
  ...passkeyOperations,
  ...phoneSignUpOperations,
  ...guestBookingOperations,
  ...guestRiderOperations,
  ...socialSignUpOperations,
  ...socialOperations,
  ...pushOperations,
  ...inboxOperations,
  ...emailLinkOperations,
  ...ownContactOperations,
  ...loginCodeOperations,
  ...signInListOperations,
  ...settingsOperations,
  ...setupOperations,
  ...dashboardOperations,
  ...mapsOperations,
  ...bookingOperations,
  ...fareReviewOperations,
  ...tripShareOperations,
  ...guestOperations,
  ...handoverOperations,
  ...stopOperations,
  ...trackingOperations,
  ...chatOperations,
  ...conversationOperations,
  ...shiftNoteOperations,
  ...notificationOperations,
  ...callOperations,
  ...smsOperations,
  ...signUpOperations,
  ...userOperations,
  ...driverBreakOperations,
  ...headingHomeOperations,
  ...plannedTripOperations,
  ...driverDaysOperations,
  ...offerCountOperations,
  ...driverBoardOperations,
  ...plannedBlockOperations,
  ...workingHoursOperations,
  ...nearbyDriverOperations,
  ...overrideOperations,
  ...deskOperations,
  ...plannerOperations,
  ...shiftOperations,
  ...alertOperations,
  ...licenseImageOperations,
  ...documentOperations,
  ...ownAccountOperations,
  ...languageOperations,
  ...apiKeyOperations,
  ...partnerOperations,
  ...promoOperations,
  ...imageOperations,
  ...uploadOperations,
  ...adjustmentOperations,
  ...ledgerProofOperations,
  ...tariffLabOperations,
  ...withdrawOperations,
  ...webhookOperations,
  ...paymentOperations,
  ...silentCaptureOperations,
  ...savedCardOperations,
  ...sandboxProviderOperations,
  ...refundOperations,
  ...savedViewOperations(lists),
  ...resourceOperations(savedViewResource(lists)),
  ...resourceOperations(bookingResource),
  ...resourceOperations(fareReviewResource),
  ...userResources.flatMap(resourceOperations),
  ...resourceOperations(walletHistoryResource),
  ...resourceOperations(earningReportResource),
  ...resourceOperations(driverEarningResource),
  ...Object.values(resources).flatMap(({ operations }) => operations),
  ...outboxOperations,
  ...openApiOperations(() => operations),
];

/** Options of an app, in addition to its services. */
export interface AppOptions {
  /** Web sessions (express-session). */
  session: RequestHandler;
  /** The built files of site and panel. */
  files?: (app: Express) => void;
  /** The pages of site and panel; omitted for an API without pages. */
  pages?: (app: Express) => void;
  trustProxy?: number;
  /** How long the body of a request may take to arrive, in ms. */
  bodyMs?: number;
}

/** Creates the whole HTTP app. */
export function createApp(
  services: Services,
  { session, files, pages, trustProxy = 0, bodyMs = BODY_MS }: AppOptions,
): Express {
  const app = express();
  app.set('trust proxy', trustProxy);
  app.set('query parser', 'simple');
  app.set('body ms', bodyMs);
  app.disable('x-powered-by');

  app.use(requestLog(services.log));
  app.use(helmet(contentSecurityPolicy(services.config)));
  app.use(healthRoutes(services));
  // Before sessions, which are read from the database: a file is the same for every caller, and a page requests dozens.
  files?.(app);
  app.use(ignoreCookieBesideToken);
  app.use(session);
  // Each response is generated for one request: stronger compression costs more time than it saves.
  app.use(
    '/api',
    compression({ level: constants.Z_BEST_SPEED }),
    requireKnownVersion,
    mountOperations(operations, services),
  );
  app.use('/api', () => {
    throw notFound();
  });
  app.use(compression());
  pages?.(app);
  app.use(errorHandler(services));
  return app;
}
