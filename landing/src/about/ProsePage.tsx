import { Container, Typography } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { useText } from '../language/LanguageProvider.js';
import { Band } from '../layout/Band.js';
import { usePageTitle } from '../layout/usePageTitle.js';
import { usePaymentMethods } from '../payment/usePaymentMethods.js';
import { useSession } from '../session/SessionProvider.js';

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
      <Container maxWidth="md" sx={{ py: { xs: 5, md: 8 } }}>
        {props.sections.map((section) => (
          <section key={section.title}>
            <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
              {t(section.title, names)}
            </Typography>
            <Typography color="text.secondary" sx={{ mb: 4, fontSize: '1.08rem', lineHeight: 1.7 }}>
              {t(section.text, names)}
            </Typography>
          </section>
        ))}
        {props.children}
      </Container>
    </>
  );
}
