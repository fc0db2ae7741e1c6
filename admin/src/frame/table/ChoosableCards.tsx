import { Box, Checkbox, List, ListItem, ListItemButton, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  type RaRecord,
  SelectAllButton,
  SimpleListLoading,
  useCreatePath,
  useGetRecordRepresentation,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';

interface ChoosableCardsProps<RecordType extends RaRecord> {
  /** Actions for all selected records; none if nothing is selected. */
  bulkActions?: ReactNode;
  empty: ReactNode;
  /** Buttons for a record, next to its card. */
  actions?: (record: RecordType) => ReactNode;
  children: (record: RecordType) => ReactNode;
}

/**
 * The records of a list, when there is no room for a table: each links to its page, and several can be
 * selected.
 */
export function ChoosableCards<RecordType extends RaRecord>({
  bulkActions,
  empty,
  actions,
  children,
}: ChoosableCardsProps<RecordType>) {
  const { data, isPending, selectedIds, onToggleItem } = useListContext<RecordType>();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const represent = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  if (isPending) return <SimpleListLoading hasSecondaryText />;
  if (!data?.length) return empty;
  return (
    <>
      {bulkActions && <ChooseAll>{bulkActions}</ChooseAll>}
      <List disablePadding>
        {data.map((record) => (
          <ListItem key={record.id} disablePadding divider>
            {bulkActions && (
              <Checkbox
                checked={selectedIds.includes(record.id)}
                onChange={() => onToggleItem(record.id)}
                slotProps={{
                  input: {
                    'aria-label': `${translate('ra.action.select_row')}: ${represent(record) as string}`,
                  },
                }}
              />
            )}
            <ListItemButton
              component={Link}
              to={createPath({ resource, id: record.id, type: 'edit' })}
              sx={{ minWidth: 0, gap: 1.5, ...(bulkActions ? { paddingInlineStart: 0 } : {}) }}
            >
              {children(record)}
            </ListItemButton>
            {actions?.(record)}
          </ListItem>
        ))}
      </List>
    </>
  );
}

/** Selects all records on the page, and offers actions for the selection. It stays visible. */
function ChooseAll({ children }: { children: ReactNode }) {
  const { data = [], selectedIds, onSelect } = useListContext();
  const translate = useTranslate();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Paper
      square
      elevation={0}
      sx={{
        position: 'sticky',
        // Below the panel's app bar.
        top: 48,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        minHeight: 48,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Checkbox
        checked={chosen > 0 && chosen === ids.length}
        indeterminate={chosen > 0 && chosen < ids.length}
        onChange={(_, checked) => onSelect(checked ? [...others, ...ids] : others)}
        slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
      />
      {selectedIds.length > 0 && (
        <>
          <Typography role="status" sx={{ flex: 1 }}>
            {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
          </Typography>
          <SelectAllButton />
          <Box sx={{ paddingInlineEnd: 1 }}>{children}</Box>
        </>
      )}
    </Paper>
  );
}
