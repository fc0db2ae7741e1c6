import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../frame/texts/useText.js';

/** Which version and build of the product answers. Nothing is shown until it is known. */
export function RunningVersion() {
  const t = useText();
  const { data } = useQuery({ queryKey: ['version'], queryFn: readVersion });
  if (!data) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {data.build
        ? t('running_build', { version: data.version, build: data.build })
        : t('running_version', { version: data.version })}
    </Typography>
  );
}

async function readVersion(): Promise<{ version: string; build: string | null }> {
  const response = await fetch('/healthz');
  if (!response.ok) throw new Error(`The version is unknown: status ${response.status}`);
  return response.json();
}
