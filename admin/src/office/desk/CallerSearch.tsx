import SearchIcon from '@mui/icons-material/PhoneInTalkOutlined';
import { Alert, Box, Button, InputAdornment, TextField, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { bookingFormOf, type StartedGuest } from '../../trips/booking/startedDraft.js';
import { useSession } from '../../frame/session/session.js';
import { useErrorText } from '../../frame/texts/useErrorText.js';
import { useText } from '../../frame/texts/useText.js';
import { CallerCard } from './CallerCard.js';
import type { CallerSearch } from './useCallerSearch.js';

/** The first card of a caller; there is one place for them in the page. */
const FIRST_CARD = 'first-caller';
const focusFirstCard = () => document.getElementById(FIRST_CARD)?.focus();

/** The field for the number of a caller. Enter goes to their card. */
export function CallerField({ search: { typed, type } }: { search: CallerSearch }) {
  const t = useText();
  return (
    <TextField
      type="tel"
      size="small"
      label={t('panel_caller_phone')}
      value={typed}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') focusFirstCard();
      }}
      sx={{ width: 210 }}
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
  );
}

/** Shows who calls. Takes no place while no number is typed. */
export function CallerCards({ search: { phone, callers, error, isTypedHere } }: { search: CallerSearch }) {
  const t = useText();
  const errorText = useErrorText();
  const first = useRef<HTMLDivElement>(null);
  const isFound = (callers?.length ?? 0) > 0;
  // A call that a telephone system puts through: its card is ready for the keys.
  useEffect(() => {
    if (isFound && !isTypedHere) first.current?.focus();
  }, [isFound, isTypedHere]);
  return (
    <Box
      component="section"
      aria-label={t('panel_caller')}
      sx={{ display: (callers ?? error) ? 'grid' : 'none', gap: 1 }}
    >
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      {callers?.length === 0 && <UnknownCaller mobile={phone} />}
      {callers?.map((caller, index) => (
        <CallerCard
          key={caller.id}
          caller={caller}
          id={index === 0 ? FIRST_CARD : undefined}
          ref={index === 0 ? first : undefined}
        />
      ))}
      {isFound && (
        <Typography variant="caption" color="textSecondary">
          {t('panel_caller_keys')}
        </Typography>
      )}
    </Box>
  );
}

/** No one has the number yet: a booking for it begins with a name. */
function UnknownCaller({ mobile }: { mobile: string }) {
  const t = useText();
  const state: StartedGuest = { guestMobile: mobile };
  const to = bookingFormOf(useSession().user);
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={to} state={state} color="inherit" size="small">
          {t('panel_caller_guest')}
        </Button>
      }
    >
      {t('panel_caller_unknown')}
    </Alert>
  );
}
