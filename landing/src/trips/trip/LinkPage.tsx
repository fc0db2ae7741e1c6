import { Container, Skeleton } from '@mui/material';
import { ApiError } from '@wayfare/web/http';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { EmptyRoad } from '../../frame/brand/Art.js';
import { Notice } from '../../frame/brand/Notice.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Band } from '../../frame/layout/Band.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { usePageTitle } from '../../frame/layout/usePageTitle.js';

/** How often the contents of a link are read, in ms. */
const FOLLOWED_MS = 5_000;

/**
 * A page for everyone with a link, whose token follows the # sign. It reads its contents again and again
 * until they have ended, or the link no longer works.
 */
export function LinkPage<T extends object>({
  title,
  name,
  load,
  unknownText,
  hasEnded,
  children,
}: {
  title: string;
  /** What the link is to, which tells the queries of several links apart. */
  name: string;
  /** Reads the contents of the link. */
  load(token: string): Promise<T>;
  /** Explains why a link may not work. */
  unknownText: string;
  hasEnded(found: T): boolean;
  /** Renders the contents of the link. */
  children(found: T): React.ReactNode;
}) {
  const t = useText();
  const token = useLocation().hash.slice(1);
  const { data, error, refetch } = useQuery<T, ApiError>({
    queryKey: [name, token],
    queryFn: () => load(token),
    enabled: token !== '',
    refetchInterval: ({ state }) =>
      (state.data && hasEnded(state.data)) || state.error?.status === 404 ? false : FOLLOWED_MS,
    retry: false,
  });
  usePageTitle(title);
  return (
    <>
      <Band title={title} />
      <Container maxWidth="md" sx={{ py: { xs: 2, md: 4 } }}>
        {!token || isUnknown(error) ? (
          <Notice art={<EmptyRoad />} title={t('shared_trip_unknown')} text={unknownText} />
        ) : data ? (
          children(data)
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={320} sx={{ borderRadius: 5 }} aria-busy="true" />
        )}
      </Container>
    </>
  );
}

/** Whether no such link exists, or its token is incomplete. */
const isUnknown = (error: ApiError | null) =>
  error instanceof ApiError && (error.status === 404 || error.key === 'validation_error');
