import { Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { Section } from '../../frame/layout/Section.js';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { useText } from '../../frame/texts/useText.js';
import { SetupSteps } from './SetupSteps.js';
import { useSetup } from './useSetup.js';

/** The steps that are missing before the first booking; nothing once bookings are possible. */
export function SetupChecklist() {
  const t = useText();
  const { data } = useSetup(useStaffMay());
  if (!data || !data.missing.some((step) => step !== 'company')) return null;
  return (
    <Section title={t('setup_checklist')}>
      <SetupSteps missing={data.missing} />
      <Box sx={{ mt: 2 }}>
        <Button component={Link} to="/setup" variant="contained">
          {t('setup_open')}
        </Button>
      </Box>
    </Section>
  );
}
