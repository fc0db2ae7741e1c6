import { Alert, Button } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { SESSION_KEY, useSession } from '../../frame/session/session.js';

/** Shows that demo mode is on and lets an admin turn it off. Renders nothing while demo mode is off. */
export function DemoModeNotice() {
  const t = useText();
  const { settings } = useSession();
  const mayEnd = useStaffMay();
  const provider = useDataProvider<PanelDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const isOn = !settings.AllowCriticalEditsAdmin;
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: () => provider.getSingleton('settings'),
    enabled: isOn,
  });
  const end = useMutation({
    mutationFn: () => provider.endDemoMode(),
    onSuccess: async (saved) => {
      queryClient.setQueryData(['settings'], saved);
      await queryClient.invalidateQueries({ queryKey: SESSION_KEY });
      notify(textKey('panel_demo_turned_off'), { type: 'success' });
    },
    onError: (error) => notify(error.message || textKey('update_failed'), { type: 'error' }),
  });
  if (!isOn || !data) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mt: 2, maxWidth: 960 }}
      {...(mayEnd &&
        !data.isPublicDemo && {
          action: (
            <Button color="inherit" loading={end.isPending} onClick={() => end.mutate()}>
              {t('panel_demo_turn_off')}
            </Button>
          ),
        })}
    >
      {t('panel_demo_is_on')}
      {data.isPublicDemo && ` ${t('panel_demo_public')}`}
    </Alert>
  );
}
