import { Button, Stack, Typography } from '@mui/material';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import type { Place } from '@wayfare/shared';
import { useEffect, useRef, useState } from 'react';
import { PlaceInput } from '../booking/PlaceInput.js';
import { useOncePlacesLoaded } from '../booking/useOncePlacesLoaded.js';
import { useText } from '../../frame/language/LanguageProvider.js';

/** The place to head for: the last one, or another. */
export function HeadingPlace({
  known,
  text,
  isPending,
  onChosen,
}: {
  known: Place | null;
  text: string;
  isPending: boolean;
  onChosen: (place: Place) => void;
}) {
  const t = useText();
  const [place, setPlace] = useState<Place | null>(
    known && { lat: known.lat, lng: known.lng, add: known.add },
  );
  const input = useRef<HTMLInputElement>(null);
  const starting = useOncePlacesLoaded(() => {
    if (place) onChosen(place);
    else input.current?.focus();
  });
  useEffect(() => input.current?.focus(), []);
  return (
    <Stack
      component="form"
      noValidate
      aria-label={t('console_heading')}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        starting.run();
      }}
      sx={{ flex: '1 1 100%', gap: 1.5 }}
    >
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
      <PlaceInput
        label={t('console_heading_place')}
        icon={<PlaceIcon fontSize="small" />}
        value={place}
        onChange={setPlace}
        onFocus={() => undefined}
        onLoading={starting.onLoading}
        inputRef={input}
      />
      <Button
        type="submit"
        variant="contained"
        loading={isPending || starting.isWaiting}
        sx={{ minHeight: 44 }}
      >
        {t('console_heading_start')}
      </Button>
    </Stack>
  );
}
