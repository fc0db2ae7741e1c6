import { Typography } from '@mui/material';
import type { Tariff } from '@wayfare/shared';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { ratesOf } from './ratesOf.js';

/** The rates by which a meter counts, in one paragraph; nothing while they are unknown. */
export function MeterRates({ tariff }: { tariff: Tariff | null | undefined }) {
  const t = useText();
  const format = useFormat();
  const { settings } = useSession();
  if (!tariff) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {ratesOf(tariff, { t, format, settings }).map(([name, value], index) => (
        <span key={name}>
          {index > 0 && ' · '}
          {name} <bdi>{value}</bdi>
        </span>
      ))}
    </Typography>
  );
}
