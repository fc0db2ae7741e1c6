import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { driverPay, isPriceOpen } from '@wayfare/shared';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { OwnBooking } from '../booking/bookings.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { OfferAnswers, OfferFacts } from './Offer.js';
import { usePutOffOffers } from './putOffOffers.js';
import { useHorn } from './useHorn.js';
import { useOpenOffers } from './useOpenOffers.js';
import { useWakeLock } from './useWakeLock.js';
import { Dialog } from '@wayfare/web/overlay';

/** Taps meant for the page must not answer an offer that has just appeared above it, in ms. */
const GUARD_MS = 500;
const guarded = {
  '@keyframes offer-guard': { 'from, 99%': { pointerEvents: 'none' } },
  animation: `offer-guard ${GUARD_MS}ms`,
};

/**
 * The most urgent offer, above everything else on the screen, with sound, vibration and the title of the tab.
 */
export function OfferSheet() {
  const { settings } = useSession();
  const { ids: putOff } = usePutOffOffers();
  const { offers, now } = useOpenOffers();
  // Nothing sounds or covers the screen while a passenger is in the car: the console shows those offers.
  const asked = offers.filter(({ id, finishingTrip }) => !finishingTrip && !putOff.has(id));
  const [offer] = asked;
  useWakeLock();
  useHorn(asked, settings.CarHornRepeat);
  useOfferTitle(offer);
  return offer ? <Sheet key={offer.id} offer={offer} now={now} more={asked.length - 1} /> : null;
}

function Sheet({ offer, now, more }: { offer: OwnBooking; now: number; more: number }) {
  const t = useText();
  const navigate = useNavigate();
  const { putOff } = usePutOffOffers();
  const later = () => putOff(offer.id);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby="offer-title"
      aria-describedby="offer-facts"
      // A tap beside the sheet is no decision; the Escape key puts it off.
      onClose={(_, reason) => reason === 'escapeKeyDown' && later()}
      sx={{ zIndex: 'tooltip' }}
      slotProps={{
        container: { sx: { alignItems: { xs: 'flex-end', md: 'center' } } },
        paper: {
          sx: {
            m: { xs: 0, md: 4 },
            width: '100%',
            maxHeight: { xs: 'calc(100% - 24px)', md: 'calc(100% - 64px)' },
            borderRadius: { xs: '24px 24px 0 0', md: 6 },
            borderTop: '4px solid',
            borderColor: 'secondary.main',
            pb: 'env(safe-area-inset-bottom)',
          },
        },
      }}
    >
      <Box component="article" sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogContent sx={{ pb: 1 }} id="offer-facts">
          <OfferFacts offer={offer} now={now} titleId="offer-title" />
        </DialogContent>
        <DialogActions sx={{ flexDirection: 'column', gap: 1, '& > *': { m: '0 !important' }, ...guarded }}>
          {more > 0 && (
            <Typography variant="body2" color="text.secondary">
              {t('console_offer_more', { smart_count: more })}
            </Typography>
          )}
          <OfferAnswers offer={offer} onAccepted={() => void navigate('/bookings')} />
          <Button color="inherit" size="small" onClick={later}>
            {t('console_offer_later')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Shows an offer in the title of the tab, for drivers who look at another one. */
function useOfferTitle(offer: OwnBooking | undefined) {
  const t = useText();
  const format = useFormat();
  const title = offer
    ? `${t('console_offer')} · ${
        isPriceOpen(offer)
          ? t('trip_by_meter')
          : format.money(driverPay(offer.driver_share ?? offer.estimate, offer))
      }`
    : undefined;
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
