import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type PlannerDriver, type PlannerTrip, zoneOfTrip } from '@wayfare/shared';
import { ChangeSummary, useBookingChange } from '@wayfare/web/change';
import { Dialog } from '@wayfare/web/overlay';
import { useId } from 'react';
import { useSession } from '../../../frame/session/session.js';
import { useFormatIn } from '../../../frame/texts/useFormat.js';
import { useText } from '../../../frame/texts/useText.js';
import { useTripWords } from '../../carType/useTripWords.js';
import type { PlanChange } from './usePlanner.js';

/** A trip for a driver whose car is of a type that does not serve it. */
export interface OtherCar {
  trip: PlannerTrip;
  driver: Pick<PlannerDriver, 'id' | 'name'> & { carType: string };
}

interface CarTypeQuestionProps extends OtherCar {
  onPlan: (change: PlanChange) => void;
  onClose: () => void;
}

/** Resources that show a booking. */
const STALE = ['bookings', 'desk'];

/**
 * Asks whether a trip changes to the type of the driver's car, with what that means, before it is planned for
 * the driver.
 */
export function CarTypeQuestion({ trip, driver, onPlan, onClose }: CarTypeQuestionProps) {
  const t = useText();
  const title = useId();
  const words = useTripWords();
  const formatIn = useFormatIn();
  const queries = useQueryClient();
  const { settings } = useSession();
  const wanted = { carType: driver.carType };
  const { change, preview, isLoading, problem } = useBookingChange(trip.id, wanted, ({ plan }) => {
    for (const resource of STALE) void queries.invalidateQueries({ queryKey: [resource] });
    onPlan({ trip: { ...trip, plan }, driver });
    onClose();
  });
  const carType = words.carType(driver.carType);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_planner_car_title', { reference: trip.reference })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>
          {t('panel_planner_car_text', {
            name: driver.name,
            driven: carType,
            booked: words.carType(trip.carType),
          })}
        </Typography>
        <div aria-live="polite">
          {isLoading && <LinearProgress aria-label={t('loading')} />}
          {problem && <Alert severity="error">{problem.message}</Alert>}
          {preview && (
            <ChangeSummary preview={preview} text={t} format={formatIn(zoneOfTrip(trip, settings))} />
          )}
        </div>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          onClick={() => {
            onPlan({ trip, driver });
            onClose();
          }}
        >
          {t('panel_planner_car_keep')}
        </Button>
        <Button
          variant="contained"
          loading={change.isPending}
          disabled={!preview || change.isPending}
          onClick={() => preview && change.mutate(preview)}
        >
          {t('panel_planner_car_change', { carType })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
