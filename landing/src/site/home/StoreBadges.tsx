import { Button } from '../../frame/controls/Button.js';
import { Icon } from '../../frame/controls/Icon.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import styles from './StoreBadges.module.css';

/** Links to the app stores; absent without store links (rule 2.16). */
export function StoreBadges() {
  const t = useText();
  const { AppleStoreLink, PlayStoreLink, appName } = useSession().appinfo;
  const stores = [
    { href: AppleStoreLink, name: 'App Store', icon: 'apple' },
    { href: PlayStoreLink, name: 'Google Play', icon: 'googlePlay' },
  ] as const;
  const offered = stores.filter((store) => store.href);
  if (offered.length === 0) return null;
  return (
    <section className={styles['stores']}>
      <div className={`container ${styles['row']}`}>
        <div>
          <h2 className="title-2">{t('site_get_app', { appName })}</h2>
          <p className={styles['text']}>{t('site_get_app_text')}</p>
        </div>
        <div className={styles['badges']}>
          {offered.map(({ href, name, icon }) => (
            <Button
              key={name}
              href={href ?? ''}
              target="_blank"
              rel="noopener noreferrer"
              startIcon={<Icon name={icon} size={20} />}
              className={styles['badge'] ?? ''}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
