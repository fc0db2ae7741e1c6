import {
  Alert,
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type PlanSlot, shortageTimes } from '@wayfare/shared';
import { useFormat } from '../../../frame/texts/useFormat.js';
import { useText } from '../../../frame/texts/useText.js';
import { CarTypeName } from '../../carType/CarTypeName.js';
import { useTimes } from './useTimes.js';

interface DemandProps {
  slots: readonly PlanSlot[];
  timeZone: string;
}

/**
 * How many trips and cars each half hour has, and which cars are missing. Half hours without trips are left
 * out.
 */
export function Demand({ slots, timeZone }: DemandProps) {
  const t = useText();
  const format = useFormat();
  const times = useTimes(timeZone);
  const busy = slots.filter(({ trips }) => Object.keys(trips).length > 0);
  if (busy.length === 0) return <Typography color="textSecondary">{t('panel_planner_none')}</Typography>;
  return (
    <Box
      component="section"
      aria-label={t('panel_planner_demand')}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, minWidth: 0 }}
    >
      <Summary slots={busy} timeZone={timeZone} />
      <TableContainer
        // The area scrolls, so the keyboard must be able to focus it.
        tabIndex={0}
        role="group"
        aria-label={t('panel_planner_demand')}
        sx={{ maxHeight: { xs: 320, lg: 'calc(100vh - 260px)' } }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('panel_planner_time')}</TableCell>
              <TableCell>{t('panel_planner_legend')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {busy.map(({ at, trips, cars, shortages }) => (
              <TableRow key={at}>
                <TableCell component="th" scope="row">
                  {times.time(at)}
                </TableCell>
                <TableCell>
                  {Object.keys(trips)
                    .sort()
                    .map((carType) => {
                      const missing = shortages.find((shortage) => shortage.carType === carType)?.missing;
                      return (
                        <Box key={carType} sx={missing ? { color: 'error.main', fontWeight: 700 } : {}}>
                          <CarTypeName name={carType} />{' '}
                          <bdi>
                            {format.number(trips[carType] ?? 0)} / {format.number(cars[carType] ?? 0)}
                          </bdi>
                          {missing && (
                            <div>{t('panel_planner_missing', { count: format.number(missing) })}</div>
                          )}
                        </Box>
                      );
                    })}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}

/** The shortages in one sentence: "3 shortages: 07:30, 08:00 Van". */
function Summary({ slots, timeZone }: DemandProps) {
  const t = useText();
  const times = useTimes(timeZone);
  const short = shortageTimes(slots);
  const count = short.reduce((sum, { times: at }) => sum + at.length, 0);
  if (count === 0) return <Alert severity="success">{t('panel_planner_enough')}</Alert>;
  return (
    <Alert severity="error">
      <strong>{t('panel_planner_shortages', { smart_count: count })}</strong>
      {short.map(({ carType, times: at }) => (
        <div key={carType}>
          <bdi>{at.map(times.time).join(', ')}</bdi> <CarTypeName name={carType} />
        </div>
      ))}
    </Alert>
  );
}
