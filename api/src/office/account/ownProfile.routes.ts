import {
  changesBankDetails,
  type ContactChangeInput,
  type ContactField,
  invalid,
  type ProfileInput,
  phoneCountry,
  phoneNumber,
  profileInputSchema,
  type Settings,
  userSchema,
} from '@wayfare/shared';
import { changedContacts } from '../../people/contact/contactChange.js';
import { changeFollowed } from '../../people/contact/changeFollowed.js';
import { requestContactChange } from '../../people/contact/requestContactChange.js';
import { onlySent } from '../../platform/crud/resourceOperations.js';
import { localeOf } from '../../basics/language/translate.js';
import { operation } from '../operation.js';
import { claimUserImages } from '../../people/user/claimUserImages.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { presentUser } from '../../people/user/user.presenter.js';

const profile = userSchema.partial();

/** Users see and change their own profile. */
export const ownProfileOperations = [
  operation({
    id: 'getProfile',
    method: 'get',
    path: '/auth/me',
    beforeSecondFactor: true,
    summary: 'Get the signed-in user’s profile',
    access: 'signedIn',
    answers: profile,
    act: ({ actor, user, services }) => presentUser(user, actor, services),
  }),
  operation({
    id: 'updateProfile',
    method: 'put',
    path: '/auth/me',
    summary: 'Change the signed-in user’s profile',
    access: 'signedIn',
    body: profileInputSchema.partial(),
    async stepUp({ user, body, request, services }) {
      const settings = await services.db.settings.settings();
      const { contacts, ...sent } = ownChanges(user, onlySent(body, request.body), settings);
      return contacts.length > 0 || changesBankDetails(user, sent);
    },
    answers: profile,
    async act({ actor, user, body, request, services }) {
      const { contacts, ...sent } = ownChanges(
        user,
        onlySent(body, request.body),
        await services.db.settings.settings(),
      );
      if (sent.firstName === '' || sent.lastName === '') throw invalid('proper_input_name');
      // Comes first, because it may be refused. A new contact waits to be confirmed; the rest is saved at once.
      const locale = await localeOf(request, services);
      for (const contact of contacts) await requestContactChange(user, contact, locale, services);
      const changes = await claimUserImages(user, sent, services);
      const updated = (await changeFollowed(user, changes, 'owner', undefined, undefined, services)) ?? user;
      await services.liveDrivers.refresh(user.id);
      return presentUser(updated, actor, services);
    },
  }),
];

/**
 * The parts of a profile change that are accepted. Users who sign in by email change their contacts elsewhere (rule 2.58); new
 * contacts of other users wait to be confirmed. Only drivers have vehicles. Only users who can be paid out have bank details:
 * drivers, and riders if the settings let them withdraw.
 */
function ownChanges(
  user: StoredUser,
  sent: Partial<ProfileInput>,
  settings: Pick<Settings, 'RiderWithDraw' | 'country' | 'restrictCountry'>,
): Partial<Omit<ProfileInput, ContactField>> & { contacts: ContactChangeInput[] } {
  const { email, mobile: typed, ...changes } = sent;
  const mobile =
    typed && typed !== user.mobile ? (phoneNumber(typed, phoneCountry(settings)) ?? typed) : typed;
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
