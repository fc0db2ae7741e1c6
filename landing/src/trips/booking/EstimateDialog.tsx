import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { type Estimate, turnedTrip } from '@wayfare/shared';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { stopPlaces } from '@wayfare/web/booking';
import { pathOf } from '@wayfare/web/map';
import { MapView } from '../../frame/map/MapView.js';
import { PromoChooser } from '../../money/promo/PromoChooser.js';
import { useTripWords } from '../../people/carType/useTripWords.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { CarPicture } from './CarPicture.js';
import type { BookingDraft } from './draft.js';
import type { PromoProblem } from './useBookingFlow.js';
import { HireTerms } from './HireTerms.js';
import { LoadLine } from './LoadLine.js';
import { Places } from './Places.js';
import { ReturnFacts } from './ReturnFacts.js';
import { TaxiChoices } from './TaxiChoices.js';
import { Dialog } from '@wayfare/web/overlay';

/** The fare before booking: price, distance, time and the route on a map (rule 2.17). */
export function EstimateDialog({
  estimate,
  draft,
  busy,
  pricing,
  promoProblem,
  onChange,
  onPromo,
  onCancel,
  onBook,
}: {
  estimate: Estimate | null;
  draft: BookingDraft;
  busy: boolean;
  /** The price is being recalculated with another promo. */
  pricing: boolean;
  promoProblem: PromoProblem | null;
  onChange: (changes: Partial<BookingDraft>) => void;
  onPromo: (asked?: string) => void;
  onCancel: () => void;
  onBook: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const words = useTripWords();
  const { category } = useSession().settings;
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  const { pickup, drop } = draft;
  const way = turnedTrip({
    pickup,
    drop,
    stops: draft.hours ? [] : stopPlaces(draft),
    waitMinutes: typeof draft.back === 'number' && !draft.hours ? draft.back : null,
  });
  return (
    <Dialog
      open={estimate !== null}
      onClose={onCancel}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="sm"
      aria-labelledby="estimate-title"
    >
      {estimate && pickup && (
        <>
          <MapView
            label={t('trip_route_map')}
            height={{ xs: 240, md: 260 }}
            path={pathOf(estimate.coords)}
            markers={[
              { ...pickup, id: 'pickup', kind: 'pickup', title: `${t('site_pickup')}: ${pickup.add}` },
              ...(draft.hours ? [] : stopPlaces(draft)).map((stop, index) => ({
                ...stop,
                id: `stop${index}`,
                kind: 'stop' as const,
                title: `${t('stop_number', { number: index + 1 })}: ${stop.add}`,
              })),
              ...(drop
                ? [{ ...drop, id: 'drop', kind: 'drop' as const, title: `${t('site_drop')}: ${drop.add}` }]
                : []),
            ]}
          />
          <DialogTitle id="estimate-title" sx={{ pb: 0 }}>
            {t('trip_estimate')}
          </DialogTitle>
          <DialogContent>
            <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
              <Typography sx={{ fontSize: '2.6rem', fontWeight: 800, letterSpacing: '-0.03em' }} dir="ltr">
                {format.money(estimate.customer_paid)}
                {estimate.discount_amount > 0 && (
                  <Box
                    component="s"
                    sx={{
                      fontSize: '1.2rem',
                      color: 'text.secondary',
                      fontWeight: 600,
                      marginInlineStart: 1,
                    }}
                  >
                    {format.money(estimate.estimateFare)}
                  </Box>
                )}
              </Typography>
              <Stack sx={{ alignItems: 'center' }}>
                <CarPicture image={estimate.carImage} width={88} />
                <Typography variant="body2" color="text.secondary">
                  <bdi>{words.carType(estimate.carType)}</bdi>
                </Typography>
              </Stack>
            </Stack>
            {category === 'taxi' && <LoadLine trip={draft} />}
            <HireTerms hire={estimate.hire} tariff={estimate.tariff} />
            <WayBack estimate={estimate} draft={draft} />
            <Stack direction="row" component="dl" sx={{ gap: 4, mt: 1, mb: 2.5 }}>
              {!estimate.hire && (
                <Fact name={t('trip_distance')} value={format.distance(estimate.estimateDistance)} />
              )}
              {!estimate.hire && (
                <Fact name={t('trip_time')} value={format.duration(estimate.estimateTime)} />
              )}
              {draft.bookLater && draft.tripdate !== null && (
                <Fact name={t('site_pickup_time')} value={format.tripTime(draft.tripdate)} />
              )}
            </Stack>
            {estimate.isEstimated && (
              <Alert severity="info" sx={{ mb: 2 }}>
                {t('trip_estimate_without_maps')}
              </Alert>
            )}
            <Places
              pickup={pickup.add}
              stops={(way.stops ?? []).map(({ add }) => add)}
              drop={way.drop?.add ?? t('trip_drop_open')}
            />
            {category === 'taxi' && (
              <Box sx={{ mt: 2 }}>
                <PromoChooser
                  fare={estimate.estimateFare}
                  applied={
                    estimate.promo_details && {
                      name: estimate.promo_details.promo_name,
                      discount: estimate.discount_amount,
                    }
                  }
                  busy={pricing || busy}
                  problem={promoProblem?.text ?? null}
                  provesPhone={promoProblem?.key === 'promo_phone_unproved'}
                  onChoose={onPromo}
                  onRemove={() => onPromo()}
                />
              </Box>
            )}
            {category === 'taxi' && (
              <TaxiChoices draft={draft} onChange={onChange} cardHold={estimate.cardHold} />
            )}
            {/* A delivery is paid before pickup, at exactly this price. */}
            {category === 'taxi' && (
              <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
                {!estimate.hire && t('trip_estimate_hint')}
              </Typography>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onCancel} disabled={busy}>
              {t('cancel')}
            </Button>
            <Button
              variant="contained"
              size="large"
              onClick={onBook}
              loading={busy}
              disabled={pricing}
              sx={{ px: 5 }}
            >
              {t('trip_book')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

/** What a return costs on its way back, or that its driver waits. */
function WayBack({ estimate: { wayBack }, draft }: { estimate: Estimate; draft: BookingDraft }) {
  const t = useText();
  const format = useFormat();
  if (typeof draft.back === 'number' && !draft.hours)
    return <ReturnFacts booking={{ back: { waitMinutes: draft.back } }} />;
  if (!wayBack || draft.returnAt === null) return null;
  const time = format.tripTime(draft.returnAt);
  return (
    <Typography sx={{ fontWeight: 700 }}>
      {t('trip_return_price', { time, price: format.money(wayBack.estimateFare) })}
    </Typography>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Box sx={{ m: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 700 }}>
        {value}
      </Typography>
    </Box>
  );
}
