import {
  contactChangeInputSchema,
  contactFieldSchema,
  notFound,
  pendingContactSchema,
  revertPreviewSchema,
  typedCodeSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { signedInAnswers } from '../../people/auth/openSignIn.js';
import { operation } from '../operation.js';
import { localeOf } from '../../basics/language/translate.js';
import { presentPending, requestContactChange } from '../../people/contact/requestContactChange.js';
import { previewRevert, revertContactChange } from '../../people/contact/revertContactChange.js';
import { confirmMailedContact, confirmOwnMobile } from './confirmOwnContact.js';
import { noProof } from '../../platform/operation/noProof.js';

const token = z.string().min(1).max(100);

/** Users change their own email address and phone number, and undo changes made by another person. */
export const ownContactOperations = [
  operation({
    id: 'listContactChanges',
    method: 'get',
    path: '/auth/me/contact-changes',
    summary: 'List the caller’s own contact changes that await confirmation',
    access: 'signedIn',
    answers: z.array(pendingContactSchema),
    act: async ({ user, services }) =>
      (await services.db.pendingContacts.listOf(user.id, services.clock.now())).map(presentPending),
  }),
  operation({
    id: 'requestContactChange',
    method: 'post',
    path: '/auth/me/contact-changes',
    summary: 'Send a link to a new email address, or a code to a new phone number',
    access: 'signedIn',
    limit: 'askForCode',
    stepUp: true,
    body: contactChangeInputSchema,
    answers: pendingContactSchema,
    status: 201,
    act: async ({ user, body, request, services }) =>
      requestContactChange(user, body, await localeOf(request, services), services),
  }),
  operation({
    id: 'cancelContactChange',
    noProof: noProof.lessAccess,
    method: 'delete',
    path: '/auth/me/contact-changes/:field',
    summary: 'Cancel one of the caller’s own contact changes that awaits confirmation',
    access: 'signedIn',
    params: z.object({ field: contactFieldSchema }),
    answers: z.object({ ok: z.literal(true) }),
    async act({ user, params, services }) {
      if (!(await services.db.pendingContacts.cancel(user.id, params.field))) throw notFound();
      return { ok: true } as const;
    },
  }),
  operation({
    id: 'confirmMobile',
    noProof: noProof.provesItself,
    method: 'post',
    path: '/auth/me/contact-changes/mobile/confirm',
    summary: 'Confirm a new phone number with its code; ends every other sign-in and renews this one',
    access: 'signedIn',
    limit: 'openLink',
    body: z.object({ otp: typedCodeSchema.default('') }),
    answers: signedInAnswers,
    act: ({ user, signIn, body, request, services }) =>
      confirmOwnMobile(user, body.otp, { signIn, request }, services),
  }),
  operation({
    id: 'confirmContact',
    noProof: noProof.provesItself,
    method: 'post',
    path: '/auth/confirm-contact',
    summary:
      'Confirm a new email address with an emailed link; ends every sign-in except the one used to confirm it',
    access: 'public',
    limit: 'openLink',
    body: z.object({ token }),
    answers: z.object({ ok: z.literal(true), renewed: signedInAnswers.nullable() }),
    act: async ({ signIn, body, request, services }) => ({
      ok: true as const,
      renewed: await confirmMailedContact(body.token, { signIn, request }, services),
    }),
  }),
  operation({
    id: 'previewContactRevert',
    method: 'get',
    path: '/auth/revert-contact',
    summary: 'Preview what a link sent to a previous contact would undo',
    access: 'public',
    limit: 'openLink',
    query: z.object({ token }),
    answers: revertPreviewSchema,
    act: ({ query, services }) => previewRevert(query.token, services),
  }),
  operation({
    id: 'revertContact',
    noProof: noProof.provesItself,
    method: 'post',
    path: '/auth/revert-contact',
    summary:
      'Undo a contact change with the link sent to the previous contact; signs the account out everywhere',
    access: 'public',
    limit: 'openLink',
    body: z.object({ token }),
    answers: z.object({ resetToken: z.string().nullable() }),
    act: ({ body, services }) => revertContactChange(body.token, services),
  }),
];
