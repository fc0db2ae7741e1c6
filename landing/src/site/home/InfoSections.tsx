import type { TranslationKey } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { Button } from '../../frame/controls/Button.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { usePageLink } from '../../frame/layout/usePageLink.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import styles from './InfoSections.module.css';
import { DriveArt, RideArt } from './InfoArt.js';

/** The two sections about riding and driving (rule 2.15). */
export function InfoSections() {
  const { user } = useSession();
  return (
    <>
      <Info
        art={<RideArt />}
        title="site_info_ride"
        text="site_info_ride_text"
        action={{ text: 'site_info_ride_action', path: '/about-us' }}
      />
      <Info
        art={<DriveArt />}
        title="site_info_drive"
        text="site_info_drive_text"
        {...(user ? {} : { action: { text: 'site_info_drive_action', path: '/register?as=driver' } })}
        flipped
      />
    </>
  );
}

function Info(props: {
  art: ReactNode;
  title: TranslationKey;
  text: TranslationKey;
  action?: { text: TranslationKey; path: string };
  flipped?: boolean;
}) {
  const t = useText();
  const pageLink = usePageLink();
  return (
    <section className={props.flipped ? `${styles['info']} ${styles['flipped']}` : styles['info']}>
      <div className={`container ${styles['row']}`}>
        <div className={styles['art']}>{props.art}</div>
        <div className={styles['words']}>
          <h2 className="title-2">{t(props.title)}</h2>
          <p className={styles['text']}>{t(props.text)}</p>
          {props.action && (
            <Button {...pageLink(props.action.path)} look="outlined" className={styles['action'] ?? ''}>
              {t(props.action.text)}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
