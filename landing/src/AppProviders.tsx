import { CssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { DirectionProvider } from '@wayfare/shared/web/language';
import { type ReactNode, useMemo } from 'react';
import { queryClient } from './api/queryClient.js';
import { SocketProvider } from './session/SocketProvider.js';
import { PositionProvider } from './driver/PositionProvider.js';
import { WorkProvider } from './driver/WorkProvider.js';
import { LanguageProvider, useLanguage } from './language/LanguageProvider.js';
import { PageLoading, SiteUnreachable } from './brand/PageLoading.js';
import { MessagesProvider } from './messages/MessagesProvider.js';
import { SiteStepUp } from './layout/SiteStepUp.js';
import { SignedOutAlert } from './layout/SignedOutAlert.js';
import { bootstrapQuery, SessionProvider } from './session/SessionProvider.js';
import { siteTheme } from './theme.js';

/** Everything pages depend on: session, language, direction, theme, messages, live connection. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Directed direction="ltr">
        <Start>{children}</Start>
      </Directed>
    </QueryClientProvider>
  );
}

function Start({ children }: { children: ReactNode }) {
  const bootstrap = useQuery({ ...bootstrapQuery, retryOnMount: false });
  if (bootstrap.isPending) return <PageLoading />;
  if (!bootstrap.data) return <SiteUnreachable onRetry={() => void bootstrap.refetch()} />;
  return (
    <SessionProvider bootstrap={bootstrap.data}>
      <LanguageProvider languages={bootstrap.data.languages}>
        <Localized>
          <MessagesProvider>
            <SignedOutAlert />
            <SiteStepUp />
            <SocketProvider>
              <WorkProvider>
                <PositionProvider>{children}</PositionProvider>
              </WorkProvider>
            </SocketProvider>
          </MessagesProvider>
        </Localized>
      </LanguageProvider>
    </SessionProvider>
  );
}

function Localized({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  return <Directed direction={direction}>{children}</Directed>;
}

function Directed({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  const theme = useMemo(() => siteTheme(direction), [direction]);
  return (
    <DirectionProvider direction={direction}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </DirectionProvider>
  );
}
