import { Icon } from '../controls/Icon.js';
import { useText } from '../language/LanguageProvider.js';
import styles from './OfflineNotice.module.css';
import { useOnline } from './useOnline.js';

/** Shown while the device is offline; the current screen stays. */
export function OfflineNotice() {
  const t = useText();
  const online = useOnline();
  return (
    // Hidden while driving: the next step of the trip is at the bottom, and a strip above the trip shows what
    // waits for the network.
    <div role="status" className={`${styles['notice']} hidden-while-driving`}>
      {!online && (
        <span className={styles['text']}>
          <Icon name="wifiOff" size={20} className={styles['icon'] ?? ''} />
          {t('site_offline')}
        </span>
      )}
    </div>
  );
}
