import { Box, Stack } from '@mui/material';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';

/** The height of a row of choices, in pixels. */
export const CHOICE_PX = 44;

/** The panel of the choices while they load: what stands below it does not move when they come. */
export function WaitChoicesPlace({ rows }: { rows: number }) {
  const t = useText();
  return (
    <Panel title={t('trip_wait_title')}>
      <Stack sx={{ mt: 1.5, gap: 1 }}>
        {Array.from({ length: rows }, (_, row) => (
          <Box key={row} sx={{ height: CHOICE_PX }} />
        ))}
      </Stack>
    </Panel>
  );
}
