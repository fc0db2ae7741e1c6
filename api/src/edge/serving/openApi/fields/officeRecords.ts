import type { FieldTexts } from './fieldTexts.js';

const alertKind = 'What is wrong with the trip.';
const sortFields: FieldTexts = { 'sort.order': 'Whether the order is ascending or descending.' };

/** What a driver asks a person about. */
const aboutText = 'Which automatic decision it is about, or `passed_trip` for a trip of another driver.';

const auditFields: FieldTexts = {
  action: 'What was done: `create`, `edit`, `delete`, or the name of another operation.',
  outcome: '`done`, or `begun` if the server stopped, so that it is not known whether it was done.',
};

/** Alerts, messages, webhooks and other records of the office. */
export const officeRecords: Readonly<Record<string, FieldTexts>> = {
  Alert: {
    kind: alertKind,
    state: 'Whether it is open or resolved.',
    series: 'The id of the series whose trip could not be booked or planned; null or missing for others.',
    reason: 'The key of the error why that trip could not be booked or planned; null or missing for others.',
  },
  AlertTimes: { since: 'Since when resolved alerts are counted, ms timestamp.' },
  AlertTimesKind: {
    kind: alertKind,
    open: 'How many of them are open now.',
    resolved: 'How many of them were resolved since then.',
  },
  SnoozeAlertRequest: { minutes: 'For how many minutes the alert is quiet.' },
  AuditEntryChange: {
    before: 'The value before the change; null for none.',
    after: 'The value after the change; null for none.',
  },
  ExportAuditEntriesResponseItem: auditFields,
  GetAuditEntryResponse: auditFields,
  ListAuditEntriesResponseItem: auditFields,
  AskAboutDecisionRequest: {
    about: aboutText,
    passedTrip: 'The id of the passed trip; only for `passed_trip`.',
  },
  DecisionRequest: {
    about: aboutText,
    reason: 'Why the driver did not get the trip; null if it is not about one.',
  },
  OwnDecisionsDecision: {
    kind: 'Which decision it is.',
    applies: 'Whether it limits the driver now.',
    since: 'Since when the driver is away, ms timestamp; null for all other decisions.',
    until: 'Until when the driver’s pause lasts, ms timestamp; null without one.',
    count:
      'The number that the rule depends on: seconds, offers, trips given back, or fares; null without one.',
    order: 'By what drivers who are about equally near are ordered; null for all other decisions.',
    windowSeconds:
      'For how many seconds trips are collected at most to be matched together where drivers are scarce; null if they are not, and for all other decisions.',
  },
  ConversationMessage: {
    from: 'The id of the account that wrote it; null for staff in what riders and drivers read.',
    source: 'the role of the account that wrote it.',
  },
  WriteToUserRequest: { reply: 'The ready-made message that is sent instead of a text.' },
  CreateSavedViewRequest: sortFields,
  SavedView: sortFields,
  UpdateSavedViewRequest: sortFields,
  Notification: { state: 'Whether it waits for its time, is being sent, or was sent.' },
  NotificationZone: {
    radius: 'The radius of the zone, in kilometers, or in miles with `convert_to_mile`.',
    place: 'The name of the place in the middle, as people read it.',
  },
  OutboxMessage: {
    to: 'Whom it is sent to: an email address, a phone number, or the id of a user.',
  },
  SendNotificationRequest: {
    token: 'The token for push messages to the device.',
    msg: 'The text of the message.',
    params: 'What the screen of the app needs.',
  },
  SmsMessage: {
    to: 'The phone number that it was sent to (E.164), which demo mode hides.',
    state: 'How far it is; not all networks report that it was `delivered`.',
    reason: 'Why it failed, in the words of the service; null or missing if it did not.',
  },
  ReceiveTwilioReportRequest: {
    MessageSid: 'The id of the message at Twilio.',
    MessageStatus: 'How far the message is, in the words of Twilio.',
  },
  TestServiceResponse: {
    providers: 'What each payment provider answered; missing for other services.',
    'providers.name': 'The provider.',
    'providers.answer': 'Whether the provider takes the keys, rejects them, or gives no usable answer.',
  },
  UpdateAppInfoRequest: {
    bonus: 'Only checked, for apps that send both records as one: it must not be empty.',
  },
  ReplayFailedWebhookDeliveriesRequest: {
    since: 'Failed deliveries of events since then are sent again, ms timestamp.',
  },
  WebhookDelivery: {
    type: 'The type of the event.',
    subject: 'What the event is about, such as a booking; events of a subject are sent in order.',
    state: '`pending` until it is `delivered`, or `failed` once it is given up.',
  },
  WebhookDeliveryAttempt: {
    status: 'The HTTP status of the answer; missing without an answer.',
    error: 'Why there was no answer; missing with one.',
    answer: 'The beginning of the answer’s body.',
  },
};
