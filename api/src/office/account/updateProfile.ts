import {
  changesBankDetails,
  type ContactChangeInput,
  type ContactField,
  nameProblems,
  phoneRules,
  phoneNumber,
  type ProfileInput,
  requireNoProblems,
  type Settings,
  type User,
} from '@wayfare/shared';
import { changedContacts } from '../../people/contact/contactChange.js';
import { changeFollowed } from '../../people/contact/changeFollowed.js';
import { requestContactChange } from '../../people/contact/requestContactChange.js';
import { claimUserImages } from '../../people/user/claimUserImages.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { presentOwnUser } from '../../people/user/user.presenter.js';
import { sendUserChanged } from '../../people/user/user.realtime.js';
import type { OfficeServices } from '../services.js';

/** Whether a profile change needs a step-up: it changes contacts or bank details. */
export async function changesSensitive(
  user: StoredUser,
  sent: Partial<ProfileInput>,
  { db }: OfficeServices,
): Promise<boolean> {
  const { contacts, ...changes } = ownChanges(user, sent, await db.settings.settings());
  return contacts.length > 0 || changesBankDetails(user, changes);
}

/**
 * Changes the acting user's own profile. A new contact waits to be confirmed; the rest is saved at once.
 * `locale` is the caller's, for accounts without a chosen language.
 * @throws proper_input_name (400) for a name that nobody has; what `requestContactChange` and
 *   `changeFollowed` throw
 */
export async function updateProfile(
  user: StoredUser,
  sent: Partial<ProfileInput>,
  locale: string,
  services: OfficeServices,
): Promise<User> {
  const settings = await services.db.settings.settings();
  const { contacts, ...accepted } = ownChanges(user, sent, settings);
  requireNoProblems(nameProblems(accepted, settings));
  // Comes first, because it may be refused.
  for (const contact of contacts) await requestContactChange(user, contact, locale, services);
  const changes = await claimUserImages(user, accepted, services);
  const updated = (await changeFollowed(user, changes, 'owner', undefined, undefined, services)) ?? user;
  await services.liveDrivers.refresh(user.id);
  sendUserChanged(updated, services.realtime);
  return presentOwnUser(updated, services);
}

/**
 * The parts of a profile change that are accepted. Users who sign in by email change their contacts elsewhere
 * (rule 2.58); new contacts of other users wait to be confirmed. Only drivers have vehicles. Only users who
 * can be paid out have bank details: drivers, and riders if the settings let them withdraw.
 */
function ownChanges(
  user: StoredUser,
  sent: Partial<ProfileInput>,
  settings: Pick<Settings, 'RiderWithDraw' | 'country' | 'restrictCountry' | 'shortPhoneNumbers'>,
): Partial<Omit<ProfileInput, ContactField>> & { contacts: ContactChangeInput[] } {
  const { email, mobile: typed, ...changes } = sent;
  const mobile = typed && typed !== user.mobile ? (phoneNumber(typed, phoneRules(settings)) ?? typed) : typed;
  const isFixed = (user.loginType ?? 'email') === 'email';
  const contacts = isFixed
    ? []
    : changedContacts(user, { ...(email && { email }), ...(mobile && { mobile }) }).map((field) => ({
        field,
        value: sent[field] ?? '',
      }));
  if (user.usertype === 'driver') return { ...changes, contacts };
  const {
    vehicleMake: _make,
    vehicleModel: _model,
    vehicleColor: _color,
    vehicleNumber: _number,
    ...personal
  } = changes;
  if (user.usertype === 'rider' && settings.RiderWithDraw) return { ...personal, contacts };
  const { bankName: _bank, bankCode: _code, bankAccount: _account, ...rest } = personal;
  return { ...rest, contacts };
}
