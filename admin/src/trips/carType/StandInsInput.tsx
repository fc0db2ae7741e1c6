import { Typography } from '@mui/material';
import { carTypeInputSchema, standInSchema } from '@wayfare/shared';
import { ArrayInput, SelectInput, SimpleFormIterator, useRecordContext } from 'react-admin';
import { fieldRule } from '../../frame/table/fieldRule.js';
import { LocalNumberInput } from '../../frame/table/LocalNumberInput.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { useCarTypes } from './useCarTypes.js';

const rules = {
  standIns: fieldRule(carTypeInputSchema.shape.standIns),
  carType: fieldRule(standInSchema.shape.carType),
  afterSeconds: fieldRule(standInSchema.shape.afterSeconds),
};

/** The car types whose drivers may also take the trips of this one, each with its wait (rule 4.82). */
export function StandInsInput({ source }: { source: string }) {
  const t = useText();
  const own = useRecordContext();
  const { data } = useCarTypes();
  const others = (data ?? []).filter(({ id }) => id !== own?.id);
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('panel_stand_ins_hint')}
      </Typography>
      <ArrayInput source={source} label={false} validate={rules.standIns}>
        <SimpleFormIterator inline disableReordering>
          <SelectInput
            source="carType"
            label={textKey('panel_car_type')}
            choices={others}
            optionText="name"
            translateChoice={false}
            validate={rules.carType}
            helperText={false}
            sx={{ minWidth: 180 }}
          />
          <LocalNumberInput
            source="afterSeconds"
            label={t('panel_stand_in_after')}
            decimals={0}
            validate={rules.afterSeconds}
            helperText={false}
          />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}
