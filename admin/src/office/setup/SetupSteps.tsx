import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import TodoIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Chip, Link, Typography } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import { Link as RouterLink } from 'react-router';
import type { SetupState } from '../../frame/providers/officeCalls.js';
import { useText } from '../../frame/texts/useText.js';

type Step = SetupState['missing'][number];

const steps: readonly { step: Step; label: TranslationKey; to: string }[] = [
  { step: 'company', label: 'setup_step_company', to: '/setup' },
  { step: 'carTypes', label: 'setup_step_carTypes', to: '/setup' },
  { step: 'drivers', label: 'setup_step_drivers', to: '/drivers' },
];

/** The steps before the first booking, and which are done. */
export function SetupSteps({ missing }: { missing: readonly Step[] }) {
  const t = useText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {steps.map(({ step, label, to }) => (
        <Box component="li" key={step} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {missing.includes(step) ? (
            <>
              <TodoIcon color="warning" />
              <Link component={RouterLink} to={to}>
                {t(label)}
              </Link>
            </>
          ) : (
            <>
              <DoneIcon color="success" />
              <Typography>{t(label)}</Typography>
              <Chip size="small" label={t('setup_done')} />
            </>
          )}
        </Box>
      ))}
    </Box>
  );
}
