import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { type CarType, type TariffLabInput } from '@wayfare/shared';
import { Fragment, useMemo, useState } from 'react';
import { Form, SelectArrayInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';
import { cellInputProps } from '../../frame/table/column.js';
import { DayInput } from '../../frame/table/DayInput.js';
import { givenRule, labInputOf, newLabForm, periodRule } from './tariffDraft.js';
import { useTariffColumns } from './useTariffColumns.js';

interface TariffDraftsProps {
  carTypes: readonly CarType[];
  isBusy: boolean;
  onCompare: (input: TariffLabInput) => void;
}

/**
 * A period and tariff drafts, to compare with past trip costs. Input is kept when a car type changes in the
 * meantime.
 */
export function TariffDrafts({ carTypes, isBusy, onCompare }: TariffDraftsProps) {
  const t = useText();
  const { timeZone } = useSession().settings;
  const [now] = useState(() => Date.now());
  const record = useMemo(() => newLabForm(carTypes, now, timeZone), [carTypes, now, timeZone]);
  const compare = (values: unknown) => {
    const input = labInputOf(values as typeof record);
    if (input) onCompare(input);
  };
  return (
    <Form record={record} onSubmit={compare} resetOptions={{ keepDirtyValues: true }}>
      <Card component="section" aria-label={t('panel_lab_drafts')}>
        <CardContent>
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 2fr' } }}>
            <DayInput source="from" label={t('panel_from_day')} validate={givenRule} edge="start" />
            <DayInput source="to" label={t('panel_to_day')} validate={periodRule} edge="end" />
            <SelectArrayInput
              source="carTypes"
              label={t('panel_car_types')}
              choices={[...carTypes]}
              translateChoice={false}
              validate={givenRule}
            />
          </Box>
          <ChosenDrafts carTypes={carTypes} />
          <Button type="submit" variant="contained" disabled={isBusy} sx={{ mt: 1 }}>
            {t('panel_lab_compare')}
          </Button>
        </CardContent>
      </Card>
    </Form>
  );
}

/** The drafts of the selected car types. */
function ChosenDrafts({ carTypes }: { carTypes: readonly CarType[] }) {
  const t = useText();
  const chosen = (useWatch({ name: 'carTypes' }) ?? []) as string[];
  const shown = carTypes.filter(({ id }) => chosen.includes(id));
  if (shown.length === 0) return <Typography sx={{ my: 1 }}>{t('panel_lab_choose')}</Typography>;
  return shown.map((carType) => <Draft key={carType.id} carType={carType} />);
}

function Draft({ carType: { id, name } }: { carType: CarType }) {
  const t = useText();
  const columns = useTariffColumns();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
          '& .MuiFormControl-root': { minWidth: 0 },
        }}
      >
        {columns.map(({ source, label, input }) => (
          <Fragment key={source}>{input?.(cellInputProps(`tariffs.${id}.${source}`, t(label)))}</Fragment>
        ))}
      </Box>
    </Box>
  );
}
