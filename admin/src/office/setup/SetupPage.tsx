import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { Guarded } from '../../frame/access/Guarded.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import { Section } from '../../frame/layout/Section.js';
import { useText } from '../../frame/texts/useText.js';
import { BusinessSetup } from './BusinessSetup.js';
import { CarTypesSetup } from './CarTypesSetup.js';
import { LanguagesSetup, type Locales } from './LanguagesSetup.js';
import { RunningVersion } from './RunningVersion.js';
import { ServicesSetup } from './ServicesSetup.js';
import { SetupSteps } from './SetupSteps.js';
import { useSetup } from './useSetup.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';

/**
 * Everything a new installation needs before its first booking, on one page. Each part is saved on its own.
 */
export function SetupPage() {
  return (
    <Guarded action="edit" resource="settings">
      <SetupContent />
    </Guarded>
  );
}

function SetupContent() {
  const t = useText();
  const { data, isError, refetch } = useSetup();
  const [chosen, setChosen] = useState<Locales>([]);
  const isIncluded = (locale: string) =>
    locale === 'en' ||
    chosen.some((one) => one === locale) ||
    (data?.languages.some(({ langLocale, isAdded }) => langLocale === locale && isAdded) ?? false);
  const choose = (locale: Locales[number]) => setChosen((before) => [...before, locale]);
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2, maxWidth: 960 }}>
      <ScreenTitle title={t('setup_title')} />
      <Typography color="textSecondary">{t('setup_text')}</Typography>
      {isError && !data ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingPage />
      ) : (
        <>
          {data.missing.length === 0 ? (
            <Alert severity="success" role="status">
              {t('setup_all_done')}
            </Alert>
          ) : (
            <Section title={t('setup_checklist')}>
              <SetupSteps missing={data.missing} />
            </Section>
          )}
          <BusinessSetup
            languages={data.languages.filter(({ langLocale }) => !isIncluded(langLocale))}
            onLanguage={choose}
          />
          <LanguagesSetup languages={data.languages} chosen={chosen} onChoose={setChosen} />
          <CarTypesSetup isMissing={data.missing.includes('carTypes')} />
          <ServicesSetup services={data.services} />
          <RunningVersion />
        </>
      )}
    </Box>
  );
}
