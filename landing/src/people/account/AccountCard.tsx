import type { ReactNode } from 'react';
import { Note } from '../../frame/controls/Note.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Band } from '../../frame/layout/Band.js';
import { usePageTitle } from '../../frame/layout/usePageTitle.js';
import styles from './AccountCard.module.css';

/** The frame of sign-in and sign-up: a card over the tall head. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  usePageTitle(title);
  return (
    <>
      <Band title={title} tall />
      <div className={`container container-sm ${styles['card']}`}>
        <div className={styles['paper']}>
          <noscript>
            <Note severity="info">{t('site_needs_scripts')}</Note>
          </noscript>
          {children}
        </div>
      </div>
    </>
  );
}
