import { Box, Stack } from '@mui/material';
import { isOnBreak } from '@wayfare/shared';
import { lazy, Suspense } from 'react';
import { EmptyRoad } from '../../frame/brand/Art.js';
import { Notice } from '../../frame/brand/Notice.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMe } from '../../people/account/useMe.js';
import { usePutOffOffers } from './putOffOffers.js';
import { useOpenOffers } from './useOpenOffers.js';

const PutOffOffer = lazy(async () => ({ default: (await import('./PutOffOffer.js')).PutOffOffer }));

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
      <Suspense>
        <Stack sx={{ gap: 2 }}>
          {putOff.map((offer) => (
            <PutOffOffer key={offer.id} offer={offer} now={now} />
          ))}
        </Stack>
      </Suspense>
    </Box>
  );
}
