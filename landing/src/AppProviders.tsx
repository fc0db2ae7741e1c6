import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SocketProvider } from './frame/session/SocketProvider.js';
import { PositionProvider } from './trips/driver/PositionProvider.js';
import { WorkProvider } from './trips/driver/WorkProvider.js';
import { LanguageProvider } from './frame/language/LanguageProvider.js';
import { PageLoading, SettingsFailed, SiteUnreachable } from './frame/brand/PageLoading.js';
import { MessagesProvider } from './frame/messages/MessagesProvider.js';
import { Colors } from './frame/layout/Colors.js';
import { OtherUserAlert } from './frame/layout/OtherUserAlert.js';
import { SiteStepUp } from './frame/layout/SiteStepUp.js';
import { SignedOutAlert } from './frame/layout/SignedOutAlert.js';
import { settingsProblemOf } from '@wayfare/web/session';
import { bootstrapQuery, SessionProvider } from './frame/session/SessionProvider.js';

/** Everything pages depend on: session, language, messages, live connection. */
export function AppProviders({
  client,
  locale = null,
  children,
}: {
  client: QueryClient;
  /** The language, on the server. In a browser, it is the reader's choice. */
  locale?: string | null;
  children: ReactNode;
}) {
  return (
    <QueryClientProvider client={client}>
      <Start locale={locale}>{children}</Start>
    </QueryClientProvider>
  );
}

function Start({ locale, children }: { locale: string | null; children: ReactNode }) {
  const bootstrap = useQuery({ ...bootstrapQuery, retryOnMount: false });
  if (bootstrap.isPending) return <PageLoading />;
  if (!bootstrap.data) {
    const problem = settingsProblemOf(bootstrap.error);
    const onRetry = () => void bootstrap.refetch();
    return problem ? <SettingsFailed {...{ problem, onRetry }} /> : <SiteUnreachable onRetry={onRetry} />;
  }
  return (
    <SessionProvider bootstrap={bootstrap.data}>
      <LanguageProvider languages={bootstrap.data.languages} first={locale}>
        <MessagesProvider>
          <Colors />
          <SignedOutAlert />
          <OtherUserAlert />
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
