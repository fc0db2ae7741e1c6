import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';

interface AmountsRow<Amounts> {
  name: ReactNode;
  amounts: Amounts;
}

interface AmountsTableProps<Amounts> {
  title: string;
  /** The heading of the first column. */
  heading: string;
  /** `show` returns null for an amount that is not there. */
  columns: readonly { key: string; label: string; show: (amounts: Amounts) => string | null }[];
  rows: readonly (AmountsRow<Amounts> & { id: string })[];
  sum: AmountsRow<Amounts>;
  /** For phones: a card instead of each row. */
  asCards: boolean;
}

/** Named rows of amounts, with their sum. */
export function AmountsTable<Amounts>(props: AmountsTableProps<Amounts>) {
  return props.asCards ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows<Amounts>({ title, heading, columns, rows, sum }: AmountsTableProps<Amounts>) {
  const cells = (amounts: Amounts, isBold: boolean) =>
    columns.map(({ key, show }) => (
      <TableCell key={key} align="right" sx={{ whiteSpace: 'nowrap', ...(isBold && bold) }}>
        <bdi>{show(amounts) ?? '–'}</bdi>
      </TableCell>
    ));
  return (
    // Focusable, so that a keyboard can scroll it.
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{heading}</TableCell>
            {columns.map(({ key, label }) => (
              <TableCell key={key} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, name, amounts }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {name}
              </TableCell>
              {cells(amounts, false)}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" sx={bold}>
              {sum.name}
            </TableCell>
            {cells(sum.amounts, true)}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

function Cards<Amounts>({ title, columns, rows, sum }: AmountsTableProps<Amounts>) {
  return (
    <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {[...rows, { id: 'sum', ...sum }].map(({ id, name, amounts }) => (
        <Box component="li" key={id} sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <Typography component="div" sx={{ fontWeight: 700 }}>
            {name}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1 }}>
            {columns.map(({ key, label, show }) => {
              const shown = show(amounts);
              return shown === null ? null : (
                <Box key={key} sx={{ display: 'contents' }}>
                  <span>{label}</span>
                  <Box component="bdi" sx={{ textAlign: 'end' }}>
                    {shown}
                  </Box>
                </Box>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const bold = { fontWeight: 700, color: 'text.primary', fontSize: '0.875rem' } as const;
