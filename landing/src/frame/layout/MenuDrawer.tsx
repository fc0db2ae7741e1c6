import type { TranslationKey } from '@wayfare/shared';
import { useOverlay } from '@wayfare/web/overlay';
import { useEffect, useRef } from 'react';
import { Button, IconButton } from '../controls/Button.js';
import { Icon } from '../controls/Icon.js';
import { Logo } from '../brand/Logo.js';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { LanguageMenu } from './LanguageMenu.js';
import styles from './MenuDrawer.module.css';
import { PageLink } from './PageLink.js';
import { SocialLinks } from './SocialLinks.js';

/** A link of the header and its drawer. */
export interface MenuLink {
  path: string;
  text: TranslationKey;
}

/** A drawer for small screens, with the links that the header shows on large ones (rule 2.11). */
export function MenuDrawer({
  links,
  onSignOut,
  onClose,
}: {
  links: readonly MenuLink[];
  /** Null for those who cannot sign out here. */
  onSignOut: (() => void) | null;
  onClose: () => void;
}) {
  const t = useText();
  const { appinfo } = useSession();
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => drawer.current?.showModal(), []);
  useOverlay(true, () => drawer.current?.close());
  return (
    <dialog
      ref={drawer}
      aria-label={t('site_main_navigation')}
      className={styles['drawer']}
      onClose={onClose}
      onClick={(event) => {
        const { target, currentTarget } = event;
        // A click beside the drawer, or on one of its links.
        if (target === currentTarget || (target as Element).closest('a')) currentTarget.close();
      }}
    >
      <div className={styles['content']}>
        <div className={styles['head']}>
          <Logo name={appinfo.appName} />
          <IconButton aria-label={t('close')} onClick={() => drawer.current?.close()}>
            <Icon name="close" />
          </IconButton>
        </div>
        <nav className={styles['links']}>
          {links.map((link) => (
            <PageLink key={link.path} path={link.path} className={styles['link']}>
              {t(link.text)}
            </PageLink>
          ))}
        </nav>
        {onSignOut && (
          <Button
            inherits
            onClick={() => {
              drawer.current?.close();
              onSignOut();
            }}
          >
            {t('account_sign_out')}
          </Button>
        )}
        <div className={styles['language']}>
          <LanguageMenu />
        </div>
        <div className={styles['networks']}>
          <SocialLinks />
        </div>
      </div>
    </dialog>
  );
}
