import type { TranslationKey } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Band } from '../../frame/layout/Band.js';
import { usePageTitle } from '../../frame/layout/usePageTitle.js';
import { usePaymentMethods } from '../../money/payment/usePaymentMethods.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import styles from './ProsePage.module.css';

/** A text page: a series of sections with headings. */
export function ProsePage(props: {
  title: TranslationKey;
  sections: readonly { title: TranslationKey; text: TranslationKey }[];
  children?: ReactNode;
}) {
  const t = useText();
  const { appName, CompanyName } = useSession().appinfo;
  usePageTitle(t(props.title));
  const names = { appName, company: CompanyName, methods: usePaymentMethods() };
  return (
    <>
      <Band title={t(props.title)} tall />
      <div className={`container container-md ${styles['prose']}`}>
        {props.sections.map((section) => (
          <section key={section.title}>
            <h2 className={`title-3 ${styles['title']}`}>{t(section.title, names)}</h2>
            <p className={styles['text']}>{t(section.text, names)}</p>
          </section>
        ))}
        {props.children}
      </div>
    </>
  );
}
