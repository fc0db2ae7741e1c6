import { Box, Typography } from '@mui/material';
import { staffRoles } from '@wayfare/shared';
import { useText } from '../../frame/texts/useText.js';

const roles = ['full', ...staffRoles] as const;

/** Explains what each role of an admin includes, and the limit for credits. Closed until it is asked for. */
export function RoleHelp() {
  const t = useText();
  return (
    <Box component="details" sx={{ px: 2, py: 1.5 }}>
      <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
        {t('staff_role_help')}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1, maxWidth: 720, display: 'grid', gap: 0.5 }}>
        {roles.map((role) => (
          <div key={role}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {t(`staff_role_${role}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {t(`staff_role_help_${role}`)}
            </Box>
          </div>
        ))}
        <div>
          <Box component="dt" sx={{ fontWeight: 600 }}>
            {t('panel_credit_limit')}
          </Box>
          <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
            {t('panel_credit_limit_help')}
          </Box>
        </div>
      </Box>
    </Box>
  );
}
