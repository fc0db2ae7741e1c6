import InboxIcon from '@mui/icons-material/InboxOutlined';
import type { TranslationKey } from '@wayfare/shared';
import {
  CreateButton,
  ListBase,
  type ListBaseProps,
  ListContext,
  TopToolbar,
  useCanAccess,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  type ListProps,
} from 'react-admin';
import { type ReactNode, useMemo, useState } from 'react';
import { ExportButton, ExportedColumns } from '../exporting/ExportButton.js';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { LoadFailed } from '../feedback/ErrorPage.js';
import { LoadingPage } from '../feedback/LoadingPage.js';
import { Message } from '../feedback/Message.js';
import { useText } from '../texts/useText.js';
import { DensityButton, useRowStyles } from './density.js';
import { ListFilters } from './ListFilters.js';
import { ListFrame } from './ListFrame.js';
import { ListPages } from './ListPages.js';

function ListFailed() {
  const { refetch } = useListContext();
  return <LoadFailed onRetry={() => void refetch()} />;
}

/** A list's toolbar; `children` are the list's own additions. */
export function ListTools({ children }: { children?: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const { canAccess: canExport } = useCanAccess({ resource, action: 'export' });
  const { hasCreate } = useResourceDefinition();
  return (
    <TopToolbar>
      {children}
      {hasCreate && <CreateButton />}
      {canExport && <ExportButton />}
      <DensityButton />
    </TopToolbar>
  );
}

/** The message of an empty list, or of filters without matches. */
export function NothingHere({ text }: { text: TranslationKey }) {
  const t = useText();
  const { filterValues } = useListContext();
  const filtered = Object.keys(filterValues ?? {}).length > 0;
  return <Message icon={<InboxIcon />} title={t(filtered ? 'panel_no_match' : text)} />;
}

interface PanelListProps
  extends Pick<ListProps, 'children' | 'filters' | 'actions'>,
    Pick<ListBaseProps, 'filterDefaultValues' | 'perPage' | 'resource' | 'sort'> {
  title: TranslationKey;
  /** The columns of the list's export. */
  exported: readonly ExportedColumn[];
}

/**
 * A search waits for a pause in typing. If a row is opened in that time, the search is dropped: it would lead
 * back to the list while the page of the row is still loading.
 */
function SearchWhileOpen({ children }: { children: ReactNode }) {
  const list = useListContext();
  const [path] = useState(() => window.location.pathname);
  const whileOpen = useMemo(
    () => ({
      ...list,
      setFilters: (...given: Parameters<typeof list.setFilters>) => {
        if (window.location.pathname === path) list.setFilters(...given);
      },
    }),
    [list, path],
  );
  return <ListContext.Provider value={whileOpen}>{children}</ListContext.Provider>;
}

/** A list with the panel's own tools, error and empty states. */
export function PanelList({ title, exported, children, filters, actions, ...records }: PanelListProps) {
  const t = useText();
  const rows = useRowStyles();
  return (
    <ExportedColumns.Provider value={exported}>
      <ListBase exporter={false} offline={false} authLoading={<LoadingPage />} {...records}>
        <SearchWhileOpen>
          <ListFrame
            title={t(title)}
            error={<ListFailed />}
            pagination={<ListPages />}
            filters={filters}
            actions={actions ?? <ListTools>{filters ? <ListFilters /> : null}</ListTools>}
            sx={rows}
          >
            {children}
          </ListFrame>
        </SearchWhileOpen>
      </ListBase>
    </ExportedColumns.Provider>
  );
}
