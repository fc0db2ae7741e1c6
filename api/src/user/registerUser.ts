import { invalid, type Registration, registrationProblem } from '@wayfare/shared';
import { mailLink } from '../auth/mailedLink.js';
import { hashPassword } from '../auth/passwords.js';
import type { Services } from '../services.js';
import { requireFree } from './insertUser.js';
import { openAccount } from './openAccount.js';
import type { StoredUser } from './user.repository.js';

/**
 * Signs somebody up as a rider or driver (rules 5.27 to 5.33). When the settings ask for it, a mail in `locale` has the
 * address confirmed; if the process dies before it is sent, the first sign-in sends it (rule 5.25).
 * @throws the key of the first rule that is broken (400); user_exists (409); referer_not_found (400)
 */
export async function registerUser(
  input: Registration,
  locale: string,
  services: Services,
): Promise<StoredUser> {
  const { db, clock } = services;
  const mobile = input.mobile.replace(/[\s-]/g, '');
  const problem = registrationProblem(input, mobile.replace(/^\+/, ''));
  if (problem) throw invalid(problem.key, { [problem.field]: problem.key });
  await requireFree({ email: input.email, mobile }, services);

  const { password, ...person } = input;
  const user = await openAccount(
    {
      ...person,
      usertype: input.usertype ?? 'rider',
      email: input.email.trim().toLowerCase(),
      mobile,
      loginType: 'email',
      emailVerified: false,
    },
    services,
    // The password first: an account without one could not be used, a password without an account is swept away.
    async (uid) => db.credentials.addPasswordHash(uid, await hashPassword(password), clock.now()),
  );
  const { email_verify } = await db.settings.settings();
  if (email_verify) await mailLink('verify', user, { id: `verify:${user.id}`, locale }, services);
  return user;
}
