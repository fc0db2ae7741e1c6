import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './api/queryClient.js';
import { SocketProvider } from './session/SocketProvider.js';
import { PositionProvider } from './driver/PositionProvider.js';
import { WorkProvider } from './driver/WorkProvider.js';
import { LanguageProvider } from './language/LanguageProvider.js';
import { PageLoading, SiteUnreachable } from './brand/PageLoading.js';
import { MessagesProvider } from './messages/MessagesProvider.js';
import { SiteStepUp } from './layout/SiteStepUp.js';
import { SignedOutAlert } from './layout/SignedOutAlert.js';
import { bootstrapQuery, SessionProvider } from './session/SessionProvider.js';

/** Everything pages depend on: session, language, messages, live connection. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Start>{children}</Start>
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
        <MessagesProvider>
          <SignedOutAlert />
          <SiteStepUp />
          <SocketProvider>
            <WorkProvider>
              <PositionProvider>{children}</PositionProvider>
            </WorkProvider>
          </SocketProvider>
        </MessagesProvider>
      </LanguageProvider>
    </SessionProvider>
  );
}
