import { loadTexts } from '@wayfare/shared/web/language';
import { queryOptions } from '@tanstack/react-query';

/** The texts of a language, as the query cache keeps them. */
export const textsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['translations', locale],
    queryFn: () => loadTexts(locale),
    staleTime: 5 * 60_000,
    retry: 1,
  });
