import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { decidePage, loginPageFor } from '@wayfare/shared';
import { useSession } from '../session/SessionProvider.js';
import { PageLoading } from '../brand/PageLoading.js';
import { useGoTo } from './usePageLink.js';

/**
 * Pages of riders and drivers. Users without permission are redirected to sign in, staff to the panel (rule
 * 2.8).
 */
export function OwnPagesLayout() {
  const { user } = useSession();
  const goTo = useGoTo();
  const { pathname, search } = useLocation();
  const usertype = user?.usertype ?? null;
  const decision = decidePage(pathname, usertype);
  const here = decision !== 'unknown' && 'show' in decision && decision.show === 'site';

  useEffect(() => {
    if (here) return;
    if (usertype === null) goTo(loginPageFor(pathname + search), null, { replace: true });
    else goTo(pathname + search, usertype);
  }, [here, usertype, pathname, search, goTo]);

  return here ? <Outlet /> : <PageLoading />;
}
