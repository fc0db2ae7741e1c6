import { resources as basicsResources } from '../basics/index.js';
import { resources as messagesResources } from '../messages/index.js';
import { resources as moneyResources } from '../money/index.js';
import { resources as peopleResources } from '../people/index.js';
import { migrateSearchTokens } from '../platform/crud/migrateSearchTokens.js';
import type { Migration } from '../platform/database/migration.js';
import { type RoutedResource, routeResource } from '../platform/crud/routeResource.js';
import { type AreaWork, SECOND } from '../platform/scheduler/schedule.js';
import { resources as tripsResources } from '../trips/index.js';
import { accountDueWork } from './account/account.dueWork.js';
import { guestBookingOperations } from './account/guestBooking.routes.js';
import { guestRiderOperations } from './account/guestRider.routes.js';
import { invitationOperations } from './account/invitation.routes.js';
import { onboardingDueWork } from './onboarding/onboarding.dueWork.js';
import { onboardingOperations } from './onboarding/onboarding.routes.js';
import { ownAccountOperations } from './account/ownAccount.routes.js';
import { ownContactOperations } from './account/ownContacts.routes.js';
import { ownPlaceOperations } from './account/ownPlaces.routes.js';
import { ownProfileOperations } from './account/ownProfile.routes.js';
import { phoneSignUpOperations } from './account/phoneSignUp.routes.js';
import { plannedBlockOperations } from './account/plannedBlock.routes.js';
import { signUpOperations } from './account/signUp.routes.js';
import { socialSignUpOperations } from './account/socialSignUp.routes.js';
import { userResources } from './account/user.resource.js';
import { workingHoursOperations } from './account/workingHours.routes.js';
import { alertDueWork } from './alert/alert.dueWork.js';
import { alertResource } from './alert/alert.resource.js';
import { alertOperations } from './alert/alert.routes.js';
import { attentionOperations } from './attention/attention.routes.js';
import { auditResource } from './audit/audit.resource.js';
import { migrateDeletedPeople } from './audit/migrateDeletedPeople.js';
import { contactProposalResource } from './contactProposal/contactProposal.resource.js';
import { contactProposalOperations } from './contactProposal/contactProposal.routes.js';
import { auditDueWork } from './audit/audit.dueWork.js';
import { conversationDueWork } from './conversation/conversation.dueWork.js';
import { conversationEffects } from './conversation/conversation.effects.js';
import { conversationResource } from './conversation/conversation.resource.js';
import { conversationOperations } from './conversation/conversation.routes.js';
import { dashboardOperations } from './dashboard/dashboard.routes.js';
import { decisionDueWork } from './decision/decision.dueWork.js';
import { decisionRequestResource } from './decision/decision.resource.js';
import { decisionOperations } from './decision/decision.routes.js';
import { ledgerProofOperations } from './ledgerAudit/ledgerProof.routes.js';
import type { Operation } from './operation.js';
import { partnerOperations } from './partner/partner.routes.js';
import { personNoteResource } from './personNote/personNote.resource.js';
import { paymentDifferenceResource } from './reconciliation/paymentDifference.resource.js';
import { reconciliationDueWork } from './reconciliation/reconciliation.dueWork.js';
import type { ListDeclaration } from './savedView/listDeclaration.js';
import { savedViewResource } from './savedView/savedView.resource.js';
import { savedViewOperations } from './savedView/savedView.routes.js';
import type { OfficeServices } from './services.js';
import { settingsOperations } from './setup/settings.routes.js';
import { setupOperations } from './setup/setup.routes.js';
import { shiftNoteResource } from './shiftNote/shiftNote.resource.js';
import { shiftNoteOperations } from './shiftNote/shiftNote.routes.js';
import { makeApprovedBonus } from './setup/giveBonus.js';

export { officeRepositories as repositories } from './repositories.js';

/** The lists whose filters can be saved as views: those of all resources. */
const lists = (): readonly ListDeclaration[] =>
  [basicsResources, messagesResources, peopleResources, moneyResources, tripsResources, resources]
    .flat()
    .map(({ list }) => list);

/** The resources of this area, with their routes. */
export const resources: readonly RoutedResource<OfficeServices>[] = [
  ...userResources.map(routeResource),
  routeResource(alertResource),
  routeResource(auditResource),
  routeResource(contactProposalResource),
  routeResource(conversationResource),
  routeResource(decisionRequestResource),
  routeResource(paymentDifferenceResource),
  routeResource(personNoteResource),
  routeResource(shiftNoteResource),
  routeResource(savedViewResource(lists)),
];

export const operations: readonly Operation[] = [
  ...ownProfileOperations,
  ...ownPlaceOperations,
  ...phoneSignUpOperations,
  ...guestBookingOperations,
  ...guestRiderOperations,
  ...socialSignUpOperations,
  ...ownContactOperations,
  ...contactProposalOperations,
  ...settingsOperations,
  ...setupOperations,
  ...dashboardOperations,
  ...attentionOperations,
  ...conversationOperations,
  ...decisionOperations,
  ...shiftNoteOperations,
  ...signUpOperations,
  ...onboardingOperations,
  ...invitationOperations,
  ...plannedBlockOperations,
  ...workingHoursOperations,
  ...alertOperations,
  ...ownAccountOperations,
  ...partnerOperations,
  ...ledgerProofOperations,
  ...savedViewOperations(lists),
  ...resources.flatMap(({ operations: routes }) => routes),
];

export const dueWork: AreaWork<OfficeServices> = {
  awaited: [accountDueWork.mailInvitations, onboardingDueWork.notify],
  events: [accountDueWork.recordDriverEvents, alertDueWork.recordEvents],
  leftBehind: [conversationDueWork.finish, decisionDueWork.notify, accountDueWork.settleCredentials],
  lanes: [
    // Separate: it reads every open trip.
    { everyMs: 5 * SECOND, work: [alertDueWork.sweep] },
    { everyMs: 10 * SECOND, work: [reconciliationDueWork.compare] },
  ],
  hourly: [auditDueWork.forgetOld, conversationDueWork.forgetOld],
};

/** Carries out the effects of bookings that change records of this area. */
/** How gifts of this area are made once a second person has approved them. */
export const giftActs = { bonus: makeApprovedBonus };

export const effects = { ...conversationEffects };

const migrateShiftNoteSearch: Migration<OfficeServices> = (services) =>
  migrateSearchTokens('shift notes', services.db.shiftNotes.rewriteSearch, services);

/** Convert what earlier versions stored, in this order. */
export const migrations: readonly Migration<OfficeServices>[] = [
  migrateShiftNoteSearch,
  migrateDeletedPeople,
];

/**
 * Those of them that are repeated once, for what processes of the earlier version have written after the
 * mark. Only conversions of how values are stored: a record of this version must not need them.
 */
export const repeatedMigrations: readonly Migration<OfficeServices>[] = [migrateShiftNoteSearch];
