import { Box, Button } from '@mui/material';
import { type Alert, canAccess } from '@wayfare/shared';
import { useOperation } from '../../frame/providers/useOperation.js';
import { actorOf, useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';

/** How long the button silences an alert, in minutes. */
const SNOOZE_MINUTES = 10;

/**
 * Buttons by which a dispatcher handles an alert itself. None for a resolved alert, or for users who may only
 * read.
 */
export function AlertActions({ alert }: { alert: Alert }) {
  const t = useText();
  const { user } = useSession();
  const isMine = alert.owner === user.id;
  const owning = useOperation({
    run: (provider) => (isMine ? provider.releaseAlert(alert.id) : provider.takeAlert(alert)),
    stale: ['alerts'],
  });
  const snooze = useOperation({
    run: (provider) => provider.snoozeAlert(alert.id, SNOOZE_MINUTES),
    stale: ['alerts'],
  });
  const resolve = useOperation({ run: (provider) => provider.resolveAlert(alert.id), stale: ['alerts'] });
  if (alert.state !== 'open' || !canAccess(actorOf({ user }), 'edit', 'alerts')) return null;
  const actions = [
    [isMine ? 'panel_alert_release' : 'panel_alert_take', owning],
    ['panel_alert_snooze', snooze],
    ['panel_alert_resolve', resolve],
  ] as const;
  return (
    <Box
      role="group"
      aria-label={t('panel_alert_actions', {
        kind: t(`panel_desk_alert_${alert.kind}`),
        reference: alert.reference,
      })}
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}
    >
      {actions.map(([label, { mutate, isPending }]) => (
        <Button key={label} size="small" disabled={isPending} onClick={() => mutate()}>
          {t(label)}
        </Button>
      ))}
    </Box>
  );
}
