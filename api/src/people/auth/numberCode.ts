import { forbidden, invalid } from '@wayfare/shared';
import { accountSubjects } from '../../platform/budget/accountSubject.js';
import type { PeopleServices } from '../services.js';
import { accountOfContact } from '../contact/provenContact.js';
import { storedMobile } from '../user/storedMobile.js';
import { giveBackStrangerSms } from '../../messages/sms/smsBudget.js';
import { requireTextable } from '../../messages/sms/smsNumber.js';
import { knownPlaceOf, placeOf } from './guessing/countGuess.js';
import type { CallOrigin } from '../../platform/operation/caller.js';
import { phoneSignInEnabled, sendCode, takeCode } from './loginCode.js';

/**
 * Texts a code to a phone number, whether or not it has an account. The answer does not reveal whether it has
 * one. Staff get a text that explains that they cannot sign in this way.
 * @param typed without a country code, the number belongs to the country of the settings (rule 5.30)
 * @returns the verification id to send back with the code
 * @throws forbidden (403) when sign-in by phone is disabled; mobile_no_blank_error,
 *   sms_number_costs or sms_country_not_texted (400); code_not_sent (502); too_many_requests (429)
 */
export async function sendNumberCode(
  typed: string,
  { locale, from }: { locale: string; from: CallOrigin },
  services: PeopleServices,
): Promise<string> {
  const { budgets, db } = services;
  if (!(await phoneSignInEnabled(services))) throw forbidden();
  const mobile = await storedMobile(typed, services);
  if (mobile === null) throw invalid('mobile_no_blank_error', { mobile: 'mobile_no_blank_error' });
  const user = await accountOfContact('mobile', mobile, services);
  const recipient = user ?? { id: accountSubjects({ mobile }).join() };
  // A proved number makes no difference here: it would reveal that the number has an account.
  const standing = (await knownPlaceOf(recipient.id, from, services)) ? 'owner' : 'stranger';
  requireTextable(mobile, { standing, field: 'mobile' }, await db.settings.settings());
  if (standing === 'stranger') await budgets.spend('numberCode', placeSubjects(from));
  await budgets.spend('loginCode', { account: await placeOf(recipient.id, from, services) });
  return sendCode('number', recipient, { mobile, standing }, locale, services);
}

/**
 * Checks a code and returns the number it was sent to, in the stored form, and when (ms timestamp). A code
 * works as in `useLoginCode`.
 * @throws otp_validate_error (400); login_code_expired or login_code_wrong (401); too_many_requests (429)
 */
export async function useNumberCode(
  given: { verificationId: string; otp: string },
  from: CallOrigin,
  services: PeopleServices,
): Promise<{ mobile: string; sentAt: number }> {
  const { owner, mobile, sentAt } = await takeCode('number', given, 401, from, services);
  // Whoever enters a code is no one who runs up costs: many riders can share an address.
  if (!(await knownPlaceOf(owner, from, services))) {
    await services.budgets.giveBack('numberCode', placeSubjects(from));
    await giveBackStrangerSms(mobile, services);
  }
  return { mobile, sentAt };
}

const placeSubjects = ({ address, network }: CallOrigin) => ({ address, network });
