import { Box, Typography } from '@mui/material';
import type { Alert, DeskTrip } from '@wayfare/shared';
import { Link, useCreatePath } from 'react-admin';
import { AlertActions } from '../alert/AlertActions.js';
import { FixMenu } from '../alert/FixMenu.js';
import { QuickFixes } from '../alert/QuickFixes.js';
import { AlertOwner, AlertState, minutesOf } from '../alert/AlertState.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

interface AlertRowsProps {
  title: string;
  alerts: readonly Alert[];
  /** ms timestamp */
  now: number;
  /** The trip they belong to, if it is chosen; without one, each alert shows its trip. */
  trip?: DeskTrip;
}

/** Open alerts with what can be done about them. Nothing if there are none. */
export function AlertRows({ title, alerts, now, trip }: AlertRowsProps) {
  const t = useText();
  const format = useFormat();
  const createPath = useCreatePath();
  if (alerts.length === 0) return null;
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle2" component="h2">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {alerts.map((alert) => (
          <Box
            component="li"
            key={alert.id}
            sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}
          >
            <strong>{t(`panel_desk_alert_${alert.kind}`)}</strong>
            {!trip && (
              <Link to={createPath({ resource: 'bookings', id: alert.booking, type: 'show' })}>
                <bdi>{alert.reference}</bdi>
              </Link>
            )}
            <span>
              {t('panel_minutes', { count: format.number(minutesOf(Math.max(0, now - alert.openedAt))) })}
            </span>
            {alert.snoozedUntil !== null && alert.snoozedUntil > now && <AlertState alert={alert} />}
            <AlertOwner alert={alert} />
            <Box sx={{ marginInlineStart: 'auto' }}>
              {trip ? <QuickFixes alert={alert} trip={trip} /> : <FixMenu alert={alert} />}
              <AlertActions alert={alert} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
