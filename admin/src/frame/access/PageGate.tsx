import { decidePage } from '@wayfare/shared';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { LoadingPage } from '../feedback/LoadingPage.js';
import { useSession } from '../session/session.js';

/**
 * Shows a page to the roles in the page table and redirects all other users to sign in (rule 2.8), as
 * the server does for direct requests.
 */
export function PageGate({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const decision = decidePage(pathname, user.usertype, user.staffRole);
  const refused = typeof decision === 'object' && 'redirect' in decision;
  useEffect(() => {
    if (refused) window.location.replace('/login');
  }, [refused]);
  return refused ? <LoadingPage /> : children;
}
