import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { LoadingPage } from '../feedback/LoadingPage.js';

interface RecordCardsProps<RecordType extends RaRecord> {
  /** Shown when there are no records. */
  empty: ReactNode;
  /** The contents of a record's card. */
  children: (record: RecordType) => ReactNode;
}

/** The first line of a card about money: whose it is, and how much. Names wrap, amounts never do. */
export function CardHead({ name, amount }: { name: ReactNode; amount: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
      <Box component="bdi" sx={{ minWidth: 0 }}>
        {name}
      </Box>
      <Box component="bdi" sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
        {amount}
      </Box>
    </Box>
  );
}

/** A list's records stacked vertically, for narrow screens. */
export function RecordCards<RecordType extends RaRecord>({ empty, children }: RecordCardsProps<RecordType>) {
  const { data, isPending } = useListContext<RecordType>();
  if (isPending) return <LoadingPage />;
  if (!data || data.length === 0) return empty;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.map((record) => (
        <Box
          component="li"
          key={record.id}
          sx={{
            p: 2,
            overflowWrap: 'anywhere',
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {children(record)}
        </Box>
      ))}
    </Box>
  );
}
