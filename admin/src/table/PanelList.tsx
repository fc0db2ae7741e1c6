import InboxIcon from '@mui/icons-material/InboxOutlined';
import type { TranslationKey } from '@wayfare/shared';
import {
  CreateButton,
  defaultExporter,
  type Exporter,
  ExportButton,
  FilterButton,
  List,
  TopToolbar,
  useCanAccess,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
  type ListProps,
} from 'react-admin';
import type { ReactNode } from 'react';
import { LoadFailed } from '../layout/ErrorPage.js';
import { Message } from '../layout/Message.js';
import { useText } from '../language/useText.js';
import { harmlessCells } from './harmlessCells.js';
import { ListPages } from './ListPages.js';

/** Downloads a list for a spreadsheet, which is not to calculate what people have written. */
const exportCsv: Exporter = (records, ...rest) => defaultExporter(harmlessCells(records), ...rest);

function ListFailed() {
  const { refetch } = useListContext();
  return <LoadFailed onRetry={() => void refetch()} />;
}

/** What a list offers besides its rows; `children` are its own additions. */
export function ListTools({ children }: { children?: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const { canAccess: canExport } = useCanAccess({ resource, action: 'export' });
  const { hasCreate } = useResourceDefinition();
  const translate = useTranslate();
  return (
    <TopToolbar>
      {children}
      {hasCreate && <CreateButton />}
      {/* Named by itself: on a phone, with nothing to export, it would be an icon without a name. */}
      {canExport && <ExportButton maxResults={100_000} aria-label={translate('ra.action.export')} />}
    </TopToolbar>
  );
}

/** What a list says when it is empty, or when no record matches the filters. */
export function NothingHere({ text }: { text: TranslationKey }) {
  const t = useText();
  const { filterValues } = useListContext();
  const filtered = Object.keys(filterValues ?? {}).length > 0;
  return <Message icon={<InboxIcon />} title={t(filtered ? 'panel_no_match' : text)} />;
}

interface PanelListProps extends Omit<ListProps, 'title'> {
  title: TranslationKey;
}

/** A list with the panel's own tools, error and empty states. */
export function PanelList({ title, children, filters, actions, ...rest }: PanelListProps) {
  const t = useText();
  return (
    <List
      title={t(title)}
      empty={false}
      exporter={exportCsv}
      error={<ListFailed />}
      pagination={<ListPages />}
      filters={filters}
      actions={actions ?? <ListTools>{filters ? <FilterButton /> : null}</ListTools>}
      {...rest}
    >
      {children}
    </List>
  );
}
