import type { TranslationKey } from '@wayfare/shared';
import { useState } from 'react';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { useHydrated } from '../session/useHydrated.js';
import { Logo } from '../brand/Logo.js';
import styles from './Footer.module.css';
import { PageLink } from './PageLink.js';

const links: { path: string; text: TranslationKey }[] = [
  { path: '/', text: 'site_home' },
  { path: '/bookings', text: 'site_my_account' },
  { path: '/about-us', text: 'site_about_us' },
  { path: '/privacy-policy', text: 'site_privacy_policy' },
];

/** The footer of every page (rule 2.13). */
export function Footer() {
  const t = useText();
  const { appinfo } = useSession();
  const isHydrated = useHydrated();
  const website = /^https?:\/\//i.test(appinfo.CompanyWebsite ?? '') ? appinfo.CompanyWebsite : null;
  return (
    <footer className={`${styles['footer']} hidden-in-print hidden-while-driving`}>
      <div className="container">
        <div className={styles['row']}>
          <div className={styles['logo']}>
            <Logo name={appinfo.appName} />
          </div>
          <nav aria-label={t('site_footer_navigation')} className={styles['links']}>
            {links.map((link) => (
              <PageLink key={link.path} path={link.path} className={styles['link']}>
                {t(link.text)}
              </PageLink>
            ))}
          </nav>
        </div>
        {appinfo.CompanyName && (
          <p className={`small ${styles['owner']}`}>
            © <Year key={isHydrated ? 'own' : 'drawn'} />{' '}
            {website ? <a href={website}>{appinfo.CompanyName}</a> : appinfo.CompanyName}
          </p>
        )}
      </div>
    </footer>
  );
}

/** The current year. The server may have drawn the page in the last one. */
function Year() {
  const [year] = useState(() => new Date().getUTCFullYear());
  return <span suppressHydrationWarning>{year}</span>;
}
