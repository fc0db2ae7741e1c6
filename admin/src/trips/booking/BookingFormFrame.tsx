import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../frame/texts/useText.js';

/**
 * The form of a booking with its button: Enter opens the trip afterward, Ctrl+Enter the desk with the trip.
 */
export function BookingFormFrame({
  book,
  isPending,
  isDisabled = false,
  children,
}: {
  book: (after: 'trip' | 'desk') => void;
  isPending: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        book('trip');
      }}
      onKeyDown={(event) => {
        // Keys typed in a dialog get here too.
        if (!event.currentTarget.contains(event.target as Node)) return;
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isPending || isDisabled) return;
        event.preventDefault();
        book('desk');
      }}
      // On a phone, notifications appear at the bottom: below the button, not on top of it.
      sx={{ mt: 2, pb: { xs: 10, md: 0 }, gap: 2, maxWidth: 900 }}
    >
      {children}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isPending}
          disabled={isDisabled}
          aria-keyshortcuts="Control+Enter"
        >
          {t('panel_book')}
        </Button>
        <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
          {t('panel_book_keys')}
        </Typography>
      </Box>
    </Stack>
  );
}
