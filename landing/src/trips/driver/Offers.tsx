import { Box, Paper, Stack } from '@mui/material';
import { isOnBreak } from '@wayfare/shared';
import { EmptyRoad } from '../../frame/brand/Art.js';
import { Notice } from '../../frame/brand/Notice.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMe } from '../../people/account/useMe.js';
import { OfferAnswers, OfferFacts } from './Offer.js';
import { usePutOffOffers } from './putOffOffers.js';
import { useOpenOffers } from './useOpenOffers.js';

/** The offers that the driver has put off; all others are above the page. */
export function Offers({ idle }: { idle: boolean }) {
  const t = useText();
  const { ids } = usePutOffOffers();
  const { offers, now } = useOpenOffers();
  const me = useMe();
  // Whoever gets no offers for now reads above why, and shall not wait for one here.
  const getsOffers = Boolean(me?.carType) && !me?.awayAt && !isOnBreak(me ?? {}, now);
  const putOff = offers.filter(({ id, finishingTrip }) => !finishingTrip && ids.has(id));
  return (
    <Box>
      {offers.length === 0 && idle && (
        <Notice
          art={<EmptyRoad />}
          title={t('no_tasks')}
          {...(getsOffers && { text: t('console_waiting') })}
        />
      )}
      <Stack sx={{ gap: 2 }}>
        {putOff.map((offer) => (
          <Paper
            key={offer.id}
            component="article"
            elevation={6}
            sx={{ p: 2.5, border: '2px solid', borderColor: 'secondary.main' }}
          >
            <OfferFacts offer={offer} now={now} />
            <Box sx={{ mt: 2.5 }}>
              <OfferAnswers offer={offer} />
            </Box>
          </Paper>
        ))}
      </Stack>
    </Box>
  );
}
