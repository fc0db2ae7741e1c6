import { useEffect } from 'react';
import { useSession } from '../session/SessionProvider.js';

/** Sets the tab title to the page title. */
export function usePageTitle(title: string) {
  const { appName } = useSession().appinfo;
  useEffect(() => {
    document.title = title ? `${title} · ${appName}` : appName;
  }, [title, appName]);
}
