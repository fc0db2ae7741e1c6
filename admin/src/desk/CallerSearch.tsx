import SearchIcon from '@mui/icons-material/PhoneInTalkOutlined';
import { Alert, Box, InputAdornment, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useAfterPause } from '@wayfare/shared/web/form';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { PanelDataProvider } from '../providers/dataProvider.js';
import { useErrorText } from '../texts/useErrorText.js';
import { useText } from '../texts/useText.js';
import { CallerCard } from './CallerCard.js';

/** A pause of this many ms in typing triggers a request. */
const PAUSE_MS = 300;
/** The fewest digits that are looked up. */
const FEWEST = 4;

/** Shows who calls, from a phone number in any form. Telephone systems open the desk with `?phone=`. */
export function CallerSearch() {
  const t = useText();
  const errorText = useErrorText();
  const provider = useDataProvider<PanelDataProvider>();
  const [address] = useSearchParams();
  const [typed, setTyped] = useState(address.get('phone') ?? '');
  const phone = useAfterPause(typed.trim(), PAUSE_MS);
  const isNumber = phone.replace(/[^\d٠-٩]/g, '').length >= FEWEST;
  const { data, error } = useQuery({
    // A changed trip or user is shown at once.
    queryKey: ['bookings', 'callers', phone],
    queryFn: () => provider.callers(phone),
    enabled: isNumber,
  });
  return (
    <Box component="section" aria-label={t('panel_caller')} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        type="tel"
        size="small"
        label={t('panel_caller_phone')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ maxWidth: 320 }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {isNumber && error && <Alert severity="error">{errorText(error)}</Alert>}
      {isNumber && data?.callers.length === 0 && <Alert severity="info">{t('panel_caller_unknown')}</Alert>}
      {isNumber && data?.callers.map((caller) => <CallerCard key={caller.id} caller={caller} />)}
    </Box>
  );
}
