import { Icon } from '../../frame/controls/Icon.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { usePaymentMethods } from '../../money/payment/usePaymentMethods.js';
import styles from './Highlights.module.css';

const highlights = [
  { icon: 'priceCheck', title: 'site_highlight_price', text: 'site_highlight_price_text' },
  { icon: 'shareLocation', title: 'site_highlight_live', text: 'site_highlight_live_text' },
  { icon: 'wallet', title: 'site_highlight_pay', text: 'site_highlight_pay_text' },
] as const;

/** The three columns below the hero (rule 2.15). */
export function Highlights() {
  const t = useText();
  const methods = usePaymentMethods();
  return (
    <section className={`container ${styles['highlights']}`} aria-labelledby="highlights">
      <h2 id="highlights" className={`title-2 ${styles['title']}`}>
        {t('site_highlights_title')}
      </h2>
      <div className={styles['columns']}>
        {highlights.map(({ icon, title, text }) => (
          <div key={title}>
            <div className={styles['sign']}>
              <Icon name={icon} size={30} />
            </div>
            <h3 className={`title-3 ${styles['name']}`}>{t(title)}</h3>
            <p className={styles['text']}>{t(text, { methods })}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
