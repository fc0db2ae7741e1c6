import { Container, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { AskDialog, type AskedAbout } from './AskDialog.js';
import { DecisionRequests } from './DecisionRequests.js';
import { DecisionRules } from './DecisionRules.js';
import { PassedTrips } from './PassedTrips.js';

/**
 * The automatic decisions about the driver, the trips near them that they did not get, and what they asked a
 * person about either (rules 4.78 to 4.80).
 */
export function DecisionsPage() {
  const t = useText();
  const [asked, setAsked] = useState<AskedAbout | null>(null);
  return (
    <>
      <OwnPageHead title={t('decisions_title')} here={null} />
      <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
        <Stack sx={{ gap: 4 }}>
          <Typography>{t('decisions_text')}</Typography>
          <DecisionRequests />
          <PassedTrips onAsk={setAsked} />
          <DecisionRules onAsk={setAsked} />
        </Stack>
      </Container>
      {asked && <AskDialog about={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
