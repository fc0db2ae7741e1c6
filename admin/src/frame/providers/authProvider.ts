import { fullName, loginPageFor, signInProblems } from '@wayfare/shared';
import { ApiError, call, errorKey } from '@wayfare/web/http';
import type { AuthProvider } from 'react-admin';
import { isOffered } from '../access/panelAccess.js';
import { textKey } from '../texts/useText.js';
import { currentSession, loadSession, setSession } from '../session/session.js';

/** Users sign in on the site; an absolute address makes react-admin leave the panel for it. */
const loginPage = (path = '/login') => `${window.location.origin}${path}`;

/** The login page, which leads back to this screen (rule 2.8). */
const loginPageForHere = () => loginPage(loginPageFor(window.location.pathname + window.location.search));

const isSignInProblem = (error: unknown) => signInProblems.some((key) => key === errorKey(error));

/** The signed-in user and their permissions: the site's session and the product's access rules. */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('Signing in happens on the site.')),

  async logout() {
    if (currentSession()) {
      setSession(null);
      // Errors are ignored: if the session has already ended, there is nothing left to do.
      await call.post('/auth/logout').catch(() => undefined);
    }
    return loginPage();
  },

  async checkAuth() {
    if (!currentSession() && !(await loadSession())) {
      throw Object.assign(new Error(), { message: false, redirectTo: loginPageForHere() });
    }
  },

  async checkError(error) {
    if (isSignInProblem(error)) {
      // The session stays for the login page, which shows the reason and ends it (rules 5.24, 6.16).
      setSession(null);
      throw Object.assign(new Error(), { message: false, redirectTo: loginPageForHere() });
    }
    if (errorKey(error) === 'second_factor_required') {
      // The user stays signed in: a second factor is set up in the profile.
      throw Object.assign(new Error(), {
        message: textKey('account_second_factor_required'),
        redirectTo: '/profile',
        logoutUser: false,
      });
    }
    // Any other 403 is not rejected here, because react-admin would then treat the refused call as one with
    // an empty answer. It remains an error, and its reason is shown where the call was made.
    if (error instanceof ApiError && error.status === 401)
      throw Object.assign(new Error(), { redirectTo: loginPageForHere() });
  },

  async getIdentity() {
    const session = currentSession();
    if (!session) throw new Error('No user is signed in.');
    const { user } = session;
    return { id: user.id, fullName: fullName(user), avatar: user.profile_image ?? undefined };
  },

  async getPermissions() {
    return currentSession()?.user.usertype;
  },

  async canAccess({ action, resource, record }) {
    const session = currentSession();
    return session !== null && isOffered(session, action, resource, record);
  },
};
