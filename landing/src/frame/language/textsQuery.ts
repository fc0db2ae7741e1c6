import { loadTexts } from '@wayfare/web/language';
import type { Bootstrap } from '@wayfare/web/session';
import { queryOptions } from '@tanstack/react-query';
import { withLastKnown } from '../offline/lastKnown.js';
import { worksOffline } from '../offline/worksOffline.js';

/**
 * The texts of a language, as the query cache keeps them. For riders and drivers, they are also kept for
 * times without a network.
 */
export const textsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['translations', locale],
    queryFn: ({ client }) =>
      withLastKnown(
        `texts ${locale}`,
        () => loadTexts(locale),
        () => worksOffline(client.getQueryData<Bootstrap>(['bootstrap'])?.user),
      ),
    staleTime: 5 * 60_000,
    retry: 1,
  });
