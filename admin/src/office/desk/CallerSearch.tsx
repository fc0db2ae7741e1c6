import SearchIcon from '@mui/icons-material/PhoneInTalkOutlined';
import { Alert, Box, Button, InputAdornment, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useAfterPause } from '@wayfare/web/form';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import type { StartedGuest } from '../../trips/booking/startedDraft.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useErrorText } from '../../frame/texts/useErrorText.js';
import { useText } from '../../frame/texts/useText.js';
import { CallerCard } from './CallerCard.js';

/** A pause of this many ms in typing triggers a request. */
const PAUSE_MS = 300;
/** The fewest digits that are looked up. */
const FEWEST = 4;

/** The number in the page's address. A plus that a telephone system left as it is arrives as a space. */
const calledFrom = (address: URLSearchParams): string =>
  (address.get('phone') ?? '').replace(/^ (?=\d)/, '+').trim();

/** Shows who calls, from a phone number in any form. Telephone systems open the desk with `?phone=`. */
export function CallerSearch() {
  const t = useText();
  const errorText = useErrorText();
  const provider = useDataProvider<PanelDataProvider>();
  const [address] = useSearchParams();
  const [typed, setTyped] = useState(calledFrom(address));
  const phone = useAfterPause(typed.trim(), PAUSE_MS);
  const isNumber = phone.replace(/[^\d٠-٩]/g, '').length >= FEWEST;
  const { data, error } = useQuery({
    // A changed trip or user is shown at once.
    queryKey: ['bookings', 'callers', phone],
    queryFn: () => provider.callers(phone),
    enabled: isNumber,
  });
  const [typedHere, setTypedHere] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  const isFound = (data?.callers.length ?? 0) > 0;
  // A call that a telephone system puts through: its card is ready for the keys.
  useEffect(() => {
    if (isFound && !typedHere) first.current?.focus();
  }, [isFound, typedHere]);
  const toCard = (event: KeyboardEvent) => {
    if (event.key === 'Enter') first.current?.focus();
  };
  return (
    <Box component="section" aria-label={t('panel_caller')} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        type="tel"
        size="small"
        label={t('panel_caller_phone')}
        value={typed}
        onChange={({ target }) => {
          setTypedHere(true);
          setTyped(target.value);
        }}
        onKeyDown={toCard}
        helperText={isNumber && isFound ? t('panel_caller_keys') : undefined}
        sx={{ '& .MuiInputBase-root': { maxWidth: 320 } }}
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
      {isNumber && data?.callers.length === 0 && <UnknownCaller mobile={phone} />}
      {isNumber &&
        data?.callers.map((caller, index) => (
          <CallerCard key={caller.id} caller={caller} ref={index === 0 ? first : undefined} />
        ))}
    </Box>
  );
}

/** No one has the number yet: a booking for it begins with a name. */
function UnknownCaller({ mobile }: { mobile: string }) {
  const t = useText();
  const state: StartedGuest = { guestMobile: mobile };
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to="/addbookings" state={state} color="inherit" size="small">
          {t('panel_caller_guest')}
        </Button>
      }
    >
      {t('panel_caller_unknown')}
    </Alert>
  );
}
