import AddIcon from '@mui/icons-material/AddOutlined';
import { Box, Button, Card, CardContent, TableCell, TableFooter, TableRow, Typography } from '@mui/material';
import { createContext, type KeyboardEvent, type ReactNode, useContext } from 'react';
import { FormGroupsProvider, OptionalRecordContextProvider, SourceContextProvider } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { useText } from '../texts/useText.js';
import { cellInputProps, type InlineColumn, isAddable } from './column.js';
import { useAddForm } from './useAddForm.js';

interface Adding {
  columns: readonly InlineColumn[];
  defaults: Record<string, unknown>;
}

/**
 * The data for the table's footer, which adds records: react-admin takes the footer as a component, not an
 * element.
 */
export const AddingContext = createContext<Adding>({ columns: [], defaults: {} });

/** Field names equal their sources; labels are given. */
const plainSources = { getSource: (source: string) => source, getLabel: (source: string) => source };

function useAdding() {
  const { columns, defaults } = useContext(AddingContext);
  const t = useText();
  const added = useAddForm(
    columns.filter(isAddable).map((column) => column.source),
    defaults,
  );
  const input = (column: InlineColumn) => column.input?.(cellInputProps(column.source, t(column.label)));
  return { ...added, columns, input, t };
}

function AddFormProvider({
  form,
  children,
}: {
  form: ReturnType<typeof useAddForm>['form'];
  children: ReactNode;
}) {
  return (
    <OptionalRecordContextProvider value={{}}>
      <SourceContextProvider value={plainSources}>
        <FormProvider {...form}>
          <FormGroupsProvider>{children}</FormGroupsProvider>
        </FormProvider>
      </SourceContextProvider>
    </OptionalRecordContextProvider>
  );
}

/** The last row of a table: adds a record in place. */
export function AddRow() {
  const { form, submit, isPending, columns, input, t } = useAdding();
  // A form element cannot stand between a table and its cells, so Enter is handled here.
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.key === 'Enter' &&
      event.target instanceof HTMLInputElement &&
      event.target.role !== 'combobox'
    ) {
      submit(event);
    }
  };
  return (
    <AddFormProvider form={form}>
      <TableFooter>
        <TableRow onKeyDown={onKeyDown}>
          {/* One cell for all: inputs need more room than the values in the columns above them. */}
          <TableCell colSpan={columns.length + 1} sx={{ borderBottom: 0, py: 1.25 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
              {columns.filter(isAddable).map((column) => (
                <Box key={column.source} sx={{ flex: '1 1 150px', maxWidth: 320 }}>
                  {input(column)}
                </Box>
              ))}
              <Button variant="contained" startIcon={<AddIcon />} onClick={submit} loading={isPending}>
                {t('panel_add')}
              </Button>
            </Box>
          </TableCell>
        </TableRow>
      </TableFooter>
    </AddFormProvider>
  );
}

/** The same as a card, for phones and for empty tables. */
export function AddCard() {
  const { form, submit, isPending, columns, input, t } = useAdding();
  return (
    <AddFormProvider form={form}>
      <Card component="form" noValidate onSubmit={submit} sx={{ m: 1 }}>
        <CardContent>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {t('panel_add')}
          </Typography>
          <Box
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
          >
            {columns.filter(isAddable).map((column) => (
              <Box key={column.source}>{input(column)}</Box>
            ))}
          </Box>
          <Button
            type="submit"
            variant="contained"
            startIcon={<AddIcon />}
            loading={isPending}
            sx={{ mt: 2 }}
          >
            {t('panel_add')}
          </Button>
        </CardContent>
      </Card>
    </AddFormProvider>
  );
}
