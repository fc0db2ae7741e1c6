import { useEffect } from 'react';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';

/**
 * Sets the tab title to the page title; the home page, which has none, shows the slogan. The server sets the
 * same title.
 */
export function usePageTitle(title: string) {
  const { appName } = useSession().appinfo;
  const slogan = useText()('site_slogan');
  useEffect(() => {
    document.title = title ? `${title} · ${appName}` : `${appName} · ${slogan}`;
  }, [title, appName, slogan]);
}
