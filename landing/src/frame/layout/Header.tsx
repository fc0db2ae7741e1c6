import { useState } from 'react';
import { Button, IconButton } from '../controls/Button.js';
import { Icon } from '../controls/Icon.js';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { ConversationLink } from './ConversationLink.js';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.js';
import { MenuDrawer, type MenuLink } from './MenuDrawer.js';
import { NotificationsLink } from './NotificationsLink.js';
import { Logo } from '../brand/Logo.js';
import { PageLink } from './PageLink.js';
import { SocialLinks } from './SocialLinks.js';
import { usePageLink } from './usePageLink.js';
import { useScrolledPast } from './useScrolledPast.js';
import { useSignOut } from './useSignOut.js';

/** Beyond this scroll position, the header is light and its logo black (rule 2.12). */
const COLOUR_CHANGE_PX = 400;

/** The header of every page: links, social links, languages; a drawer on small screens. */
export function Header() {
  const t = useText();
  const { user, appinfo } = useSession();
  const light = useScrolledPast(COLOUR_CHANGE_PX);
  // Before the color change, the white logo needs a dark background of its own, because any content may
  // scroll under it.
  const scrolled = useScrolledPast(12);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const pageLink = usePageLink();
  const signOut = useSignOut();
  const links: MenuLink[] = [
    { path: '/', text: 'site_home' },
    { path: '/bookings', text: user ? 'site_my_account' : 'site_login_signup' },
    { path: '/about-us', text: 'site_about_us' },
  ];
  const look = light ? styles['light'] : scrolled ? styles['scrolled'] : '';

  return (
    <header className={`${styles['header']} ${look} hidden-in-print hidden-while-driving`}>
      <div className={`container ${styles['row']}`}>
        <PageLink path="/" className={styles['home']} aria-label={`${appinfo.appName}, ${t('site_home')}`}>
          <Logo name={appinfo.appName} />
        </PageLink>
        <nav aria-label={t('site_main_navigation')} className={styles['links']}>
          {links.map((link) => (
            <Button key={link.path} {...pageLink(link.path)} inherits>
              {t(link.text)}
            </Button>
          ))}
          {user?.usertype === 'rider' && (
            <Button inherits className={styles['signOut'] ?? ''} onClick={() => void signOut()}>
              {t('account_sign_out')}
            </Button>
          )}
          <SocialLinks />
          <div className={styles['language']}>
            <LanguageMenu />
          </div>
        </nav>
        <div className={styles['own']}>
          {user?.usertype === 'rider' && (
            <IconButton {...pageLink('/bookings')} hasHint aria-label={t('trip_my_trips')}>
              <Icon name="trips" />
            </IconButton>
          )}
          <ConversationLink />
          <NotificationsLink />
        </div>
        <IconButton
          aria-label={t('site_open_menu')}
          aria-expanded={isDrawerOpen}
          onClick={() => setDrawerOpen(true)}
          className={styles['menu'] ?? ''}
        >
          <Icon name="menu" />
        </IconButton>
      </div>
      {isDrawerOpen && (
        <MenuDrawer
          links={links}
          onSignOut={user?.usertype === 'rider' ? () => void signOut() : null}
          onClose={() => setDrawerOpen(false)}
        />
      )}
    </header>
  );
}
