import { Alert, Box, Button, IconButton, Paper, Stack, Tooltip, Typography } from '@mui/material';
import PlaceIcon from '@mui/icons-material/Place';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import TripOriginIcon from '@mui/icons-material/TripOrigin';
import type { Place } from '@wayfare/shared';
import { lazy, Suspense, useRef } from 'react';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { PinMapToggle, useMovedPins } from '@wayfare/shared/web/booking';
import { brand } from '@wayfare/shared/web/theme';
import { CarTypeCards } from './CarTypeCards.js';
import { missingPlace, type PlaceOfTrip, useBookingDraft } from './draft.js';
import { PlaceInput } from './PlaceInput.js';
import { useBookingFlow } from './useBookingFlow.js';
import { WhenFields } from './WhenFields.js';

const TripPins = lazy(async () => ({ default: (await import('./TripPins.js')).TripPins }));
const BookingDialogs = lazy(async () => ({ default: (await import('./BookingDialogs.js')).BookingDialogs }));

/** The booking form of the landing page and the dialogs it opens (rules 2.14, 4.35 to 4.39). */
export function BookingForm() {
  const t = useText();
  const { settings } = useSession();
  const isUnpayable = settings.category === 'delivery' && !settings.cardPayments;
  const { draft, change, choosePlace, clear } = useBookingDraft();
  const flow = useBookingFlow(draft, clear);
  const places = { pickup: draft.pickup, drop: draft.drop };
  const pins = useMovedPins(places, choosePlace);
  const inputs = { pickup: useRef<HTMLInputElement>(null), drop: useRef<HTMLInputElement>(null) };
  const hasPin = Boolean(draft.pickup ?? draft.drop ?? pins.moved.pickup ?? pins.moved.drop);
  const placeProps = (which: PlaceOfTrip) => ({
    value: draft[which],
    onChange: (place: Place | null) => {
      pins.forget(which);
      choosePlace(which, place);
    },
    onFocus: () => change({ selected: which }),
    inputRef: inputs[which],
  });

  const swap = () => {
    pins.forget('pickup');
    pins.forget('drop');
    change({ pickup: draft.drop, drop: draft.pickup });
  };

  const begin = async () => {
    if ((await flow.begin()) !== 'select_proper') return;
    const missing = missingPlace(draft);
    if (missing) inputs[missing].current?.focus();
  };

  return (
    <>
      <Paper
        component="form"
        noValidate
        aria-labelledby="booking-form-title"
        elevation={8}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          void begin();
        }}
        sx={{ p: { xs: 2.5, sm: 3.5 }, borderRadius: 6, maxWidth: { xs: 'none', sm: 520 }, width: '100%' }}
      >
        <Typography variant="h3" component="h2" id="booking-form-title" sx={{ mb: 2.5 }}>
          {t('site_form_title')}
        </Typography>
        <Stack sx={{ gap: 2 }}>
          {isUnpayable && <Alert severity="warning">{t('site_delivery_unpayable')}</Alert>}
          <Box sx={{ position: 'relative', display: 'flex', flexDirection: 'column', gap: 1.5 }}>
            <PlaceInput
              label={t('site_pickup')}
              icon={<TripOriginIcon fontSize="small" sx={{ color: brand.lagoon }} />}
              {...placeProps('pickup')}
              locatable
            />
            <Tooltip title={t('site_swap_places')}>
              <IconButton
                aria-label={t('site_swap_places')}
                onClick={swap}
                sx={{
                  position: 'absolute',
                  insetInlineEnd: 52,
                  top: '50%',
                  transform: 'translateY(-50%)',
                  zIndex: 1,
                  bgcolor: '#fff',
                  border: '1px solid',
                  borderColor: 'divider',
                  '&:hover': { bgcolor: brand.mist },
                }}
              >
                <SwapVertIcon fontSize="small" />
              </IconButton>
            </Tooltip>
            <PlaceInput
              label={t('site_drop')}
              icon={<PlaceIcon fontSize="small" sx={{ color: brand.ember }} />}
              {...placeProps('drop')}
            />
          </Box>
          <PinMapToggle hasPin={hasPin} text={t}>
            <TripPins places={places} pins={pins} />
          </PinMapToggle>
          <CarTypeCards
            draft={draft}
            onChange={(carType) => change({ carType, parcelType: '', option: '' })}
          />
          <WhenFields bookLater={draft.bookLater} tripdate={draft.tripdate} onChange={change} />
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={flow.estimating && !flow.askingDelivery}
            disabled={isUnpayable}
            sx={{
              minHeight: 54,
              bgcolor: 'secondary.main',
              color: 'secondary.contrastText',
              '&:hover': { bgcolor: '#ffa53d' },
            }}
          >
            {t(draft.bookLater ? 'site_book_later' : 'site_book_now')}
          </Button>
        </Stack>
      </Paper>
      {/* Needed after the form, so they load after it. */}
      <Suspense fallback={null}>
        <BookingDialogs flow={flow} draft={draft} onChange={change} />
      </Suspense>
    </>
  );
}
