import type { FieldTexts } from './fieldTexts.js';

/** A code that proves who the caller is. */
const codeFields: FieldTexts = {
  code: 'A code of the authenticator app, or a recovery code.',
};

const challengeText = 'Identifies the sign-in that a code of the second factor finishes.';

/** A contact that someone wants to change. */
const changedContact: FieldTexts = {
  'changes.field': 'Whether it is the email address or the phone number.',
  'changes.from': 'The contact until now; null without one.',
  'changes.to': 'The proposed contact; null if it is removed.',
};

const maskedContact: FieldTexts = {
  ...changedContact,
  'changes.from': 'The contact until now, masked; null without one.',
  'changes.to': 'The proposed contact, masked; null if it is removed.',
};

const ownContact: FieldTexts = {
  field: 'Whether it is the email address or the phone number.',
  value: 'The new email address or phone number.',
};

const spanEnd =
  'When the work ends, in minutes since midnight; a time at or before `from` is on the next day.';
const spanStart = 'When the work begins, in minutes since midnight in the business’s time.';
const workingHours: FieldTexts = Object.fromEntries(
  ['workingHours', 'was'].flatMap((part) =>
    ['week', 'exceptions.span'].flatMap((span) => [
      [`${part}.${span}.from`, spanStart],
      [`${part}.${span}.to`, spanEnd],
    ]),
  ),
);

/** Accounts, sign-in and what drivers show before they drive. */
export const accountRecords: Readonly<Record<string, FieldTexts>> = {
  Bootstrap: {
    user: 'The signed-in user; null without one.',
    problem: 'The key of the error why the user is no longer signed in; null without one.',
  },
  CheckUserExistsResponse: { users: 'The accounts with the email address or phone number.' },
  SignUpResponse: {
    message:
      'The key of the text that says what comes next: whether the email address has to be proven first.',
  },
  ConfirmContactResponse: {
    renewed: 'The caller’s new sign-in; null if the caller is not signed in.',
  },
  ContactProposal: {
    ...changedContact,
    asked: 'The contacts until now that were asked, because their owner had proven them.',
    identified: 'How the person was identified, and by whom; null until then.',
  },
  PreviewContactProposalResponse: maskedContact,
  PreviewContactRevertResponse: {
    field: ownContact['field'] as string,
    restored: 'The contact that comes back, masked; null without one.',
    removed: 'The contact that is removed, masked; null without one.',
    until: 'Until when the change can be undone, ms timestamp.',
  },
  RequestContactChangeRequest: ownContact,
  RequestContactChangeResponse: ownContact,
  RevertContactResponse: {
    resetToken: 'The token with which the owner sets a new password; null if they cannot.',
  },
  ConfirmSecondFactorRequest: { code: 'The first code of the authenticator app.' },
  DisableSecondFactorRequest: codeFields,
  ReplaceRecoveryCodesRequest: codeFields,
  ResetSecondFactorRequest: {
    code: 'A code of the caller’s own second factor; empty if the caller has none.',
  },
  StepUpRequest: codeFields,
  FinishSignInRequest: { ...codeFields, challenge: challengeText },
  SecondFactorChallenge: { challenge: challengeText },
  ListPasskeysResponse: {
    address: 'The address of the pages where passkeys work; null if they do not.',
  },
  ListSignInsResponseItem: { kind: 'Whether it is a browser or an app.' },
  AnswerOnboardingRequest: {
    answer: 'Whether the sign-up is sent back to the driver or refused.',
    reason: 'Why, which the driver reads.',
  },
  Onboarding: {
    state:
      'How far the sign-up is: `open` until everything is sent, then `submitted` until the office has decided.',
    at: 'Since when it is so, ms timestamp; null if that is not known.',
    reason: 'What the office wrote when it returned or refused the sign-up; null without it.',
    'items.by': 'Who does the step: the driver or the office.',
    next: 'Who acts next: the driver or the office; null if neither does.',
  },
  DocumentsDocument: {
    kind: 'Which document it is.',
    state: 'Whether the accepted document can be relied on; `missing` without a picture.',
    sent: 'A newer picture that waits for the office; null without one.',
    rejected: 'Why the office rejected the last picture; null if it did not.',
    'rejected.reason': 'Why the picture was rejected.',
  },
  ReviewDocumentRequest: { reason: 'Why the picture is rejected, which the driver reads.' },
  SetMyWorkingHoursRequest: workingHours,
  SetWorkingHoursRequest: workingHours,
  StartUploadRequest: {
    size: 'How large the picture is, in bytes.',
    direct: 'Whether the picture can be sent to the store itself, if there is one.',
  },
  Upload: { arrived: 'How many bytes have arrived.' },
};
