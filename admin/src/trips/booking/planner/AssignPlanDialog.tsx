import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PlanCandidate, PlannerTrip } from '@wayfare/shared';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import { LoadFailed } from '../../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../../frame/feedback/LoadingPage.js';
import type { PanelDataProvider } from '../../../frame/providers/dataProvider.js';
import { useText } from '../../../frame/texts/useText.js';
import { useTripWords } from '../../carType/useTripWords.js';
import type { PlanChange } from './usePlanner.js';
import type { Times } from './useTimes.js';
import { warningWords } from './warningWords.js';
import { Dialog } from '@wayfare/web/overlay';

interface AssignPlanDialogProps {
  trip: PlannerTrip;
  times: Times;
  onPlan: (change: PlanChange) => void;
  onClose: () => void;
}

/**
 * Chooses the driver of a prebooking: those who can make it first, with the drive, the load and the end of
 * the shift.
 */
export function AssignPlanDialog({ trip, times, onPlan, onClose }: AssignPlanDialogProps) {
  const t = useText();
  const title = useId();
  const provider = useDataProvider<PanelDataProvider>();
  const candidates = useQuery({
    queryKey: ['planner', 'candidates', trip.id, trip.plan?.count ?? 0],
    queryFn: () => provider.planCandidates(trip.id),
    staleTime: 0,
    // The list stays in place while a change of the plan loads it again.
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_planner_assign_title', { reference: trip.reference })}</DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        {candidates.isPending && <LoadingPage />}
        {candidates.isError && <LoadFailed onRetry={() => void candidates.refetch()} />}
        {candidates.data?.length === 0 && (
          <Typography sx={{ p: 2 }}>{t('panel_planner_no_drivers')}</Typography>
        )}
        {candidates.data && candidates.data.length > 0 && (
          <List disablePadding>
            {candidates.data.map((candidate) => (
              <ListItem key={candidate.id} disablePadding divider>
                <ListItemButton
                  disabled={candidate.id === trip.plan?.driver}
                  onClick={() => {
                    onPlan({ trip, driver: candidate });
                    onClose();
                  }}
                >
                  <CandidateLine candidate={candidate} times={times} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function CandidateLine({ candidate, times }: { candidate: PlanCandidate; times: Times }) {
  const t = useText();
  const words = useTripWords();
  const { name, carType, basis, warnings, minutes, trips, shiftEnd } = candidate;
  const facts = [
    carType && words.carType(carType),
    minutes !== null && t('panel_planner_drive', { minutes: Math.max(1, Math.round(minutes)) }),
    t('panel_planner_load', { smart_count: trips }),
    shiftEnd !== null && t('panel_planner_until', { time: times.time(shiftEnd) }),
    basis === 'none' && t('panel_planner_basis_none'),
  ];
  return (
    <ListItemText
      primary={<bdi>{name}</bdi>}
      secondary={
        <>
          <Box component="span" sx={{ display: 'block' }}>
            {facts.filter(Boolean).join(' · ')}
          </Box>
          <Box
            component="span"
            sx={{
              display: 'block',
              fontWeight: 600,
              color: warnings.length > 0 ? 'error.main' : 'success.main',
            }}
          >
            {warnings.length > 0 ? warningWords(warnings, t) : t('panel_planner_fits')}
          </Box>
        </>
      }
      slotProps={{ secondary: { component: 'div' } }}
    />
  );
}
