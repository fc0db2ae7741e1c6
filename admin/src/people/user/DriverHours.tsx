import { Card, CardContent, Typography } from '@mui/material';
import { dayOf, type User, type WorkingHours } from '@wayfare/shared';
import { HoursForm } from '@wayfare/web/hours';
import { serverNow } from '@wayfare/web/http';
import { useNow } from '@wayfare/web/time';
import { useId } from 'react';
import { useRecordContext } from 'react-admin';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useText } from '../../frame/texts/useText.js';

/** When the driver works: the planner counts cars by it. */
export function DriverHours() {
  const driver = useRecordContext<User>();
  const t = useText();
  const title = useId();
  const locale = useDateLocale();
  const { settings } = useSession();
  const save = useOperation({
    run: (provider, hours: WorkingHours | null) =>
      provider.setWorkingHours(driver?.id as string, hours, driver?.workingHours ?? null),
    done: 'hours_saved',
    stale: ['drivers', 'planner'],
  });
  const now = useNow();
  if (!driver) return null;
  const { timeZone } = settings;
  return (
    <Card component="section" aria-labelledby={title} sx={{ width: '100%', maxWidth: 640 }}>
      <CardContent>
        <Typography id={title} component="h2" variant="h6">
          {t('hours_office_title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('hours_office_hint', { zone: timeZone })}
        </Typography>
        <HoursForm
          key={driver.id}
          value={driver.workingHours ?? null}
          t={t}
          locale={locale}
          today={dayOf(serverNow(now), timeZone)}
          isSaving={save.isPending}
          onSave={(hours) => save.mutate(hours)}
        />
      </CardContent>
    </Card>
  );
}
