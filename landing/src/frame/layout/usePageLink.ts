import { decidePage, type Usertype } from '@wayfare/shared';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../session/SessionProvider.js';

/** Whether a page belongs to the other app, so that the browser has to load it from the server. */
const isElsewhere = (path: string, usertype: Usertype | null) => {
  const decision = decidePage(path.split(/[?#]/)[0] ?? path, usertype);
  return decision !== 'unknown' && 'show' in decision && decision.show === 'panel';
};

/** Props that turn any MUI element into a link to a page of the product, in either app. */
export function usePageLink() {
  const usertype = useSession().user?.usertype ?? null;
  return (path: string) =>
    isElsewhere(path, usertype) ? { component: 'a' as const, href: path } : { component: Link, to: path };
}

/** Navigates to a page of the product, in either app. */
export function useGoTo() {
  const navigate = useNavigate();
  return useCallback(
    (path: string, usertype: Usertype | null, options: { replace?: boolean } = {}) => {
      if (isElsewhere(path, usertype)) window.location.assign(path);
      else void navigate(path, options);
    },
    [navigate],
  );
}
