import { Box, Typography } from '@mui/material';
import type { Booking } from '@wayfare/shared';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { timelineOf } from './timelineOf.js';

/** The trip's events, from top to bottom. */
export function Timeline({ booking }: { booking: Booking }) {
  const t = useText();
  const format = useFormat();
  const steps = timelineOf(booking);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map(({ label, at }, index) => (
        <Box
          component="li"
          key={label}
          sx={{
            position: 'relative',
            paddingInlineStart: '28px',
            pb: index === steps.length - 1 ? 0 : 2,
            '&::before': {
              content: '""',
              position: 'absolute',
              insetInlineStart: '4px',
              top: '5px',
              width: '12px',
              height: '12px',
              borderRadius: '50%',
              border: '2px solid',
              borderColor: at === null ? 'divider' : 'primary.main',
              bgcolor: at === null ? 'transparent' : 'primary.main',
            },
            '&:not(:last-child)::after': {
              content: '""',
              position: 'absolute',
              insetInlineStart: '9px',
              top: '19px',
              bottom: '-3px',
              width: '2px',
              bgcolor: 'divider',
            },
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>{t(label)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {at === null ? t('panel_not_yet') : format.tripTime(at)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
