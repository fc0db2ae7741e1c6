import { Typography } from '@mui/material';
import type { Hire, Tariff } from '@wayfare/shared';
import { hireBeyondWords, hireWords } from '@wayfare/web/booking';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/** The hours of a trip by the hour, what they include, and what comes beyond; nothing for any other. */
export function HireTerms({
  hire,
  tariff,
}: {
  hire: Hire | null | undefined;
  tariff: Tariff | null | undefined;
}) {
  const t = useText();
  const format = useFormat();
  const { settings } = useSession();
  if (!hire) return null;
  const beyond = tariff ? hireBeyondWords(hire, tariff, { text: t, format, settings }) : [];
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>
        {t('trip_by_hour')}: {hireWords(hire, { text: t, format })}
      </Typography>
      {beyond.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {beyond.map(([name, value], index) => (
            <span key={name}>
              {index > 0 && ' · '}
              {name} <bdi>{value}</bdi>
            </span>
          ))}
        </Typography>
      )}
    </>
  );
}
