import { Box, Button, Typography } from '@mui/material';
import type { Place, User } from '@wayfare/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { call } from '@wayfare/web/http';
import { useMe } from '../../people/account/useMe.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

const HeadingPlace = lazy(async () => ({ default: (await import('./HeadingPlace.js')).HeadingPlace }));

/** A switch for a driver who is online: only offers in the direction of a place, or all offers again. */
export function HeadingHome() {
  const t = useText();
  const me = useMe();
  const { settings } = useSession();
  const [isChoosing, setIsChoosing] = useState(false);
  const change = useHeading();
  if (!me?.driverActiveStatus) return null;
  const { heading } = me;
  if (heading?.isOn)
    return (
      <Row text={t('console_heading_on', { place: heading.add })}>
        <Button
          variant="contained"
          loading={change.isPending}
          onClick={() => change.mutate(null, { onSuccess: () => setIsChoosing(false) })}
          sx={{ minHeight: 44 }}
        >
          {t('console_heading_stop')}
        </Button>
      </Row>
    );
  if (settings.headingsPerDay === 0) return null;
  if (!isChoosing)
    return (
      <Row text="">
        <Button variant="outlined" onClick={() => setIsChoosing(true)} sx={{ minHeight: 44 }}>
          {t('console_heading')}
        </Button>
      </Row>
    );
  return (
    <Suspense>
      <HeadingPlace
        known={heading ?? null}
        text={t('console_heading_text', { count: settings.headingsPerDay })}
        isPending={change.isPending}
        onChosen={(place) => change.mutate(place)}
      />
    </Suspense>
  );
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        // While it is active, it has a line of its own.
        flex: text ? '1 1 100%' : '0 0 auto',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: text ? 2 : 0,
        flexWrap: 'wrap',
      }}
    >
      <Typography aria-live="polite" sx={text ? { flex: '1 1 200px' } : {}}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

function useHeading() {
  const queries = useQueryClient();
  const { notifyError } = useMessages();
  return useMutation({
    mutationFn: (place: Place | null) =>
      place ? call.put('/drivers/me/heading', { body: place }) : call.delete('/drivers/me/heading'),
    onSuccess: (user) => queries.setQueryData<User>(['me'], user),
    onError: (error) => notifyError(error),
  });
}
