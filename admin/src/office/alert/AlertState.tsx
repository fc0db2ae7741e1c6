import type { Alert } from '@wayfare/shared';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useNow } from '@wayfare/web/time';
import { useText } from '../../frame/texts/useText.js';

/** Who takes care of an alert; nothing if no one does. */
export function AlertOwner({ alert: { owner, owner_name } }: { alert: Alert }) {
  const t = useText();
  const { user } = useSession();
  if (owner === null) return null;
  return owner === user.id ? t('panel_alert_mine') : <bdi>{owner_name ?? '–'}</bdi>;
}

/** Whether an alert is open, snoozed or resolved: then by whom and after how long. */
export function AlertState({ alert }: { alert: Alert }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { state, snoozedUntil, resolvedMs, resolvedBy_name } = alert;
  if (state === 'open')
    return snoozedUntil && snoozedUntil > now
      ? t('panel_alert_snoozed', { time: format.minute(snoozedUntil) })
      : t('panel_alert_state_open');
  const after = t('panel_alert_resolved_in', { minutes: format.number(minutesOf(resolvedMs ?? 0)) });
  return (
    <>
      {t('panel_alert_state_resolved')} {after}
      {resolvedBy_name && ` ${t('panel_alert_resolved_by', { name: resolvedBy_name })}`}
    </>
  );
}

/** A time span in ms as whole minutes, those that have begun included. */
export const minutesOf = (ms: number): number => Math.ceil(ms / 60_000);
