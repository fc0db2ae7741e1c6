import MenuIcon from '@mui/icons-material/MoreVert';
import { Box, IconButton, List, ListItem, ListItemText, Typography } from '@mui/material';
import type { PlannerTrip, PlanWarning } from '@wayfare/shared';
import { useAddress } from '../../../frame/texts/useAddress.js';
import { useText } from '../../../frame/texts/useText.js';
import { CarTypeName } from '../../carType/CarTypeName.js';
import { DriverHead } from './DriverHead.js';
import type { BoardRowsProps } from './Timeline.js';
import { timesOf, useTripName } from './TripBar.js';
import { searchWords } from './TripMenu.js';
import { warningWords } from './warningWords.js';

/** The board on a phone: trips without a driver, then those of each driver. Their menu assigns them. */
export function TripList({ planner, board, times, openMenu }: BoardRowsProps) {
  const t = useText();
  const address = useAddress();
  const nameOf = useTripName(times);
  const item = (trip: PlannerTrip, warnings: readonly PlanWarning[] = []) => (
    <ListItem
      key={trip.id}
      divider
      disableGutters
      secondaryAction={
        <IconButton aria-label={nameOf(trip, warnings)} aria-haspopup="menu" onClick={openMenu(trip)}>
          <MenuIcon />
        </IconButton>
      }
    >
      <ListItemText
        primary={
          <>
            <strong>{timesOf(trip, times)}</strong> <bdi>{trip.reference}</bdi> ·{' '}
            <CarTypeName name={trip.carType} />
          </>
        }
        secondary={
          <>
            <bdi>{address.whole(trip.pickup)}</bdi>
            {trip.status === 'NEW' && (
              <Box component="span" sx={{ display: 'block' }}>
                {searchWords(trip, times, t)}
              </Box>
            )}
            {warnings.length > 0 && (
              <Box component="span" sx={{ display: 'block', color: 'error.main', fontWeight: 600 }}>
                {warningWords(warnings, t)}
              </Box>
            )}
          </>
        }
      />
    </ListItem>
  );
  const idle = board.rows.filter(({ trips }) => trips.length === 0);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {planner.trips.length > 0 && (
        <div>
          <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700 }}>
            {t('panel_planner_unassigned')}
          </Typography>
          {board.unassigned.length === 0 ? (
            <Typography color="textSecondary">{t('panel_planner_all_assigned')}</Typography>
          ) : (
            <List disablePadding>{board.unassigned.map((trip) => item(trip))}</List>
          )}
        </div>
      )}
      {board.rows
        .filter(({ trips }) => trips.length > 0)
        .map(({ driver, trips, warnings }) => (
          <div key={driver.id}>
            <DriverHead driver={driver} times={times} />
            <List disablePadding>{trips.map((trip) => item(trip, warnings.get(trip.id)))}</List>
          </div>
        ))}
      {idle.length > 0 && (
        <div>
          <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700 }}>
            {t('panel_planner_idle')}
          </Typography>
          {idle.map(({ driver }) => (
            <Box key={driver.id} sx={{ py: 0.75, borderBottom: 1, borderBottomColor: 'divider' }}>
              <DriverHead driver={driver} times={times} />
            </Box>
          ))}
        </div>
      )}
    </Box>
  );
}
