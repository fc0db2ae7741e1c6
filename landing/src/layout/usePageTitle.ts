import { useEffect } from 'react';
import { useSession } from '../session/SessionProvider.js';

/** Names the browser tab after the page. */
export function usePageTitle(title: string) {
  const { appName } = useSession().appinfo;
  useEffect(() => {
    document.title = title ? `${title} · ${appName}` : appName;
  }, [title, appName]);
}
