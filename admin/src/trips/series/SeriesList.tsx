import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Chip } from '@mui/material';
import type { Series } from '@wayfare/shared';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useMemo } from 'react';
import { BooleanInput, Link, useCreatePath } from 'react-admin';
import { useMay } from '../../frame/access/useStaffMay.js';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RecordCards } from '../../frame/table/RecordCards.js';
import { type RecordColumn, RecordTable } from '../../frame/table/RecordTable.js';
import { useFormatIn } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { useSeriesWords } from './useSeriesWords.js';

interface SeriesColumn extends ExportedColumn, RecordColumn<Series> {
  source: string;
}

const filters = [
  <BooleanInput key="failing" source="isFailing" label={textKey('panel_series_failing')} alwaysOn />,
];

/** All recurring trips, the latest first. */
export function SeriesList() {
  const t = useText();
  const isNarrow = useIsNarrow();
  const columns = useColumns();
  const createPath = useCreatePath();
  const mayAdd = useMay('create', 'series');
  const empty = <NothingHere text="panel_no_series" />;
  return (
    <>
      {mayAdd && (
        <Box sx={{ mt: 2 }}>
          <Button
            component={Link}
            to={createPath({ resource: 'series', type: 'create' })}
            variant="contained"
            startIcon={<AddIcon />}
          >
            {t('panel_series_new')}
          </Button>
        </Box>
      )}
      <PanelList
        title="panel_series"
        exported={columns}
        filters={filters}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
      >
        {isNarrow ? (
          <RecordCards<Series> empty={empty}>
            {(one) => columns.map(({ source, view }) => <Box key={source}>{view(one)}</Box>)}
          </RecordCards>
        ) : (
          <RecordTable<Series> columns={columns} empty={empty} />
        )}
      </PanelList>
    </>
  );
}

function useColumns(): readonly SeriesColumn[] {
  const t = useText();
  const formatIn = useFormatIn();
  const words = useSeriesWords();
  const createPath = useCreatePath();
  return useMemo(() => {
    const last = ({ parts }: Series) => parts.at(-1);
    return [
      {
        source: 'customer_name',
        label: 'panel_rider_name',
        view: ({ id, customer_name }) => (
          <Link to={createPath({ resource: 'series', id, type: 'show' })}>
            <bdi>{customer_name ?? '–'}</bdi>
          </Link>
        ),
      },
      {
        source: 'parts',
        label: 'panel_series_days',
        view: (one) =>
          `${words.rule(last(one)?.rule ?? '')}, ${words.clock(last(one)?.minutes ?? 0, last(one)?.timeZone)}`,
      },
      {
        source: 'pickup',
        label: 'panel_route',
        cut: 30,
        view: (one) => (
          <bdi>
            {last(one)?.pickup.add} – {last(one)?.drop.add}
          </bdi>
        ),
      },
      {
        source: 'nextAt',
        label: 'panel_series_next',
        kind: 'time',
        view: ({ nextAt, nextTimeZone }) => (nextAt === null ? '–' : formatIn(nextTimeZone).dateTime(nextAt)),
      },
      {
        source: 'until',
        label: 'panel_series_until',
        view: ({ until }) => (until ? words.day(until) : t('panel_series_open_end')),
      },
      {
        source: 'isFailing',
        label: 'panel_status',
        view: ({ isFailing }) =>
          isFailing ? <Chip size="small" color="error" label={t('panel_series_failing')} /> : null,
      },
    ];
  }, [createPath, formatIn, t, words]);
}
