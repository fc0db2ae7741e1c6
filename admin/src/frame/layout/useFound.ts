import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useText } from '../texts/useText.js';
import { isOffered } from '../access/panelAccess.js';
import type { PanelDataProvider } from '../providers/dataProvider.js';
import { useSession } from '../session/session.js';
import { type Jump, searchedLists } from './found.js';
import { menuFor, screensOf } from './menu.js';
import { useAfterPause } from '@wayfare/web/form';

/** A pause of this many ms in typing triggers a server request. */
const PAUSE_MS = 250;
/** Fewer letters match too many words. */
const SHORTEST = 2;
const PER_LIST = 5;

/** The screens, bookings and users that match the typed text and that the user may open. */
export function useFound(typed: string) {
  const provider = useDataProvider<PanelDataProvider>();
  const session = useSession();
  const asked = useAfterPause(typed.trim(), PAUSE_MS);
  const found = useQuery({
    queryKey: ['palette', asked],
    queryFn: async ({ signal }) => {
      const lists = searchedLists.filter(({ resource }) => isOffered(session, 'list', resource));
      const pages = await Promise.all(
        lists.map(async ({ resource, group, sort, jump }): Promise<Jump[]> => {
          const { data } = await provider.getList(resource, {
            filter: { q: asked },
            sort: { field: sort, order: 'DESC' },
            pagination: { page: 1, perPage: PER_LIST },
            signal,
          });
          return data.map((row) => ({ ...jump(row as never), id: `${resource}:${String(row.id)}`, group }));
        }),
      );
      return pages.flat();
    },
    enabled: asked.length >= SHORTEST,
    placeholderData: (before) => before,
  });
  const screens = useScreens(typed);
  const isAsking = typed.trim() !== asked || found.isFetching;
  return {
    jumps: [...screens, ...(typed.trim().length >= SHORTEST ? (found.data ?? []) : [])],
    isAsking,
    isError: found.isError,
  };
}

/** The menu screens whose names contain the typed text. */
function useScreens(typed: string): Jump[] {
  const t = useText();
  const { user } = useSession();
  const wanted = typed.trim().toLocaleLowerCase();
  return screensOf(menuFor(user.usertype, user.staffRole))
    .map(({ to, label }): Jump => ({ id: to, group: 'panel_screens', title: t(label), to }))
    .filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
}
