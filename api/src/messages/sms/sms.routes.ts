import { z } from 'zod';
import { rawBody } from '../../platform/operation/rawBody.js';
import { operation } from '../operation.js';
import { receiveTwilioReport, receiveVonageReport, SMS_ID } from './receiveReport.js';
import { TWILIO_REPORTS } from './twilioSms.js';
import { VONAGE_REPORTS } from './vonageSms.js';
import { noProof } from '../../platform/operation/noProof.js';

const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;

/** The form of a report. All of it is signed, so all of it is kept. */
const reportForm = z.looseObject({ MessageSid: z.string().max(64), MessageStatus: z.string().max(40) });

/** Delivery reports of SMS services. */
export const smsOperations = [
  operation({
    id: 'receiveTwilioReport',
    noProof: noProof.provesItself,
    method: 'post',
    path: TWILIO_REPORTS,
    summary: 'Receive a delivery report of an SMS (signed request from Twilio)',
    access: 'public',
    fromAnywhere: true,
    limit: 'webhook',
    query: z.object({ sms: z.string().regex(SMS_ID) }),
    reads: 'form',
    body: reportForm,
    answers: done,
    async act({ body: form, query, request, services }) {
      const signature = request.get('x-twilio-signature');
      await receiveTwilioReport(query.sms, { form, signature }, services);
      return ok;
    },
  }),
  operation({
    id: 'receiveVonageReport',
    noProof: noProof.provesItself,
    method: 'post',
    path: VONAGE_REPORTS,
    summary: 'Receive a delivery report of an SMS (signed request from Vonage)',
    access: 'public',
    fromAnywhere: true,
    limit: 'webhook',
    reads: 'bytes',
    body: z.unknown(),
    answers: done,
    async act({ body, request, services }) {
      const authorization = request.get('authorization');
      await receiveVonageReport({ body: rawBody(body), authorization }, services);
      return ok;
    },
  }),
];
