import { Box } from '@mui/material';
import {
  carTypeInputSchema,
  type CarType,
  distanceUnits,
  type Extra,
  handoverWays,
  hireUnits,
  type StandIn,
  textIn,
  type TranslationKey,
  unitOfSettings,
  unitOfTariff,
} from '@wayfare/shared';
import { type ReactNode, useMemo } from 'react';
import { ArrayInput, BooleanInput, SelectInput, SimpleFormIterator, useLocale } from 'react-admin';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import type { CellInputProps, InlineColumn } from '../../frame/table/column.js';
import { fieldRule } from '../../frame/table/fieldRule.js';
import { FeeInput, LocalNumberInput } from '../../frame/table/LocalNumberInput.js';
import { feeTypeInFile } from '../../frame/table/feeTypeInFile.js';
import { TranslatedInput } from '../../frame/table/TranslatedInput.js';
import { CarTypeImage } from './CarTypeImage.js';
import { extraInFile, slabInFile } from './extrasInFile.js';
import { StandInsInput } from './StandInsInput.js';
import { useCarTypes } from './useCarTypes.js';

const { shape } = carTypeInputSchema;
const rules = {
  name: fieldRule(shape.name),
  extra_info: fieldRule(shape.extra_info),
  base_fare: fieldRule(shape.base_fare),
  rate_per_unit_distance: fieldRule(shape.rate_per_unit_distance),
  rate_per_hour: fieldRule(shape.rate_per_hour),
  min_fare: fieldRule(shape.min_fare),
  noShowFee: fieldRule(shape.noShowFee),
  seats: fieldRule(shape.seats),
  luggage: fieldRule(shape.luggage),
  hirePrice: fieldRule(shape.hirePrice),
  hireDistance: fieldRule(shape.hireDistance),
  hireMinHours: fieldRule(shape.hireMinHours),
  hireMaxHours: fieldRule(shape.hireMaxHours),
  convenience_fees: fieldRule(shape.convenience_fees),
  convenience_fee_type: fieldRule(shape.convenience_fee_type),
};

const feeTypes = [
  { id: 'flat', name: textKey('panel_fee_flat') },
  { id: 'percentage', name: textKey('panel_fee_percentage') },
];

const distanceUnitTexts = { km: 'setup_kilometers', mile: 'setup_miles' } as const;
const units = distanceUnits.map((unit) => ({ id: unit, name: textKey(distanceUnitTexts[unit]) }));

/** What a parcel type or option can be sold with. */
const proofs = handoverWays.map((way) => ({ id: way, name: textKey(`trip_proof_${way}`) }));

/** The limits of a parcel type or option. */
const limits = [
  { source: 'maxWeight', label: 'panel_max_weight' },
  { source: 'maxLength', label: 'panel_max_length' },
  { source: 'maxWidth', label: 'panel_max_width' },
  { source: 'maxHeight', label: 'panel_max_height' },
] as const satisfies readonly { source: keyof Extra; label: TranslationKey }[];

/** What its cars have room for. */
const roomNumbers = [
  { source: 'seats', label: 'panel_seats' },
  { source: 'luggage', label: 'panel_car_luggage' },
] as const satisfies readonly { source: keyof CarType; label: TranslationKey }[];

/** Numbers about trips by the hour. */
const hireNumbers = [
  { source: 'hireDistance', label: 'panel_hire_distance' },
  { source: 'hireMinHours', label: 'panel_hire_min' },
  { source: 'hireMaxHours', label: 'panel_hire_max' },
] as const satisfies readonly { source: keyof CarType; label: TranslationKey }[];

/** Rates can be fractions of the smallest coin: fares are rounded once, at their end (rule 5.16). */
const RATE_DECIMALS = 4;

type Amounts = 'base_fare' | 'rate_per_unit_distance' | 'rate_per_hour' | 'min_fare';
type Lists = 'parcelTypes' | 'options' | 'cancelSlab';

/** A car type's name, in full when it is cut. */
function Named({ name }: { name: string }) {
  return (
    <Box component="bdi" sx={{ fontWeight: 600 }} title={name}>
      {name}
    </Box>
  );
}

/** Every field of a car type (rules 3.25 to 3.27), declared once for reading, editing and adding. */
export function useCarTypeColumns(): InlineColumn<CarType>[] {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const { settings } = useSession();
  const { data: carTypes } = useCarTypes();
  return useMemo(() => {
    const amount = (source: Amounts, label: TranslationKey, isRate = false): InlineColumn<CarType> => ({
      source,
      label,
      kind: source === 'rate_per_hour' ? 'hourly' : 'money',
      align: 'right',
      sortable: true,
      view: (record) => <bdi>{format.money(record[source])}</bdi>,
      input: (props) => (
        <LocalNumberInput
          {...props}
          isMoney
          {...(isRate && { decimals: RATE_DECIMALS })}
          validate={rules[source]}
        />
      ),
    });
    /** The rate, with its unit where that is not the one of the settings. */
    const rateText = (record: CarType) => {
      const rate = format.money(record.rate_per_unit_distance);
      const unit = unitOfTariff(record, settings);
      return unit === unitOfSettings(settings) ? rate : `${rate} / ${t(`unit_${unit}`)}`;
    };
    const list = (source: Lists, label: TranslationKey, fields: () => ReactNode): InlineColumn<CarType> => ({
      source,
      label,
      edited: 'dialog',
      only: 'editing',
      view: (record) => t('panel_entries', { count: format.number(record[source]?.length ?? 0) }),
      input: ({ source: name }) => (
        <ArrayInput source={name} label={false}>
          <SimpleFormIterator inline disableReordering>
            {fields()}
          </SimpleFormIterator>
        </ArrayInput>
      ),
    });
    const names = new Map(carTypes?.map((carType) => [carType.id, textIn(carType, 'name', locale)]));
    const standInText = ({ carType, afterSeconds }: StandIn) =>
      t(afterSeconds === 0 ? 'panel_stand_in_at_once' : 'panel_stand_in', {
        carType: names.get(carType) ?? '–',
        count: format.number(afterSeconds),
      });
    const extras = () => [
      <TranslatedInput
        key="description"
        source="description"
        label={t('panel_description')}
        helperText={false}
      />,
      <LocalNumberInput key="amount" source="amount" label={t('panel_amount')} isMoney helperText={false} />,
      ...limits.map(({ source, label }) => (
        <LocalNumberInput key={source} source={source} label={t(label)} helperText={false} />
      )),
      <SelectInput
        key="proof"
        source="proof"
        label={t('panel_extra_proof')}
        choices={proofs}
        helperText={false}
        sx={{ minWidth: 220 }}
      />,
    ];
    const slab = () => [
      <LocalNumberInput
        key="mins"
        source="minsDelayed"
        label={t('panel_minutes_after')}
        helperText={false}
      />,
      <LocalNumberInput key="amount" source="amount" label={t('panel_amount')} isMoney helperText={false} />,
    ];

    return [
      {
        source: 'image',
        label: 'panel_image',
        view: (record) => <CarTypeImage carType={record} />,
      },
      {
        source: 'name',
        label: 'panel_name',
        sortable: true,
        cut: true,
        translated: true,
        view: (record) => <Named name={textIn(record, 'name', locale)} />,
        input: (props) => <TranslatedInput {...props} validate={rules.name} />,
      },
      amount('base_fare', 'panel_base_fare'),
      {
        ...amount('rate_per_unit_distance', 'panel_rate_per_distance', true),
        view: (record) => <bdi>{rateText(record)}</bdi>,
      },
      {
        source: 'distance_unit',
        label: 'panel_distance_unit',
        valueIn: (record) => t(`unit_${unitOfTariff(record as unknown as CarType, settings)}`),
        folded: true,
        only: 'editing',
        view: (record) => t(distanceUnitTexts[unitOfTariff(record, settings)]),
        input: (props) => (
          <SelectInput {...props} choices={units} emptyText={textKey('panel_unit_of_settings')} />
        ),
      },
      amount('rate_per_hour', 'panel_rate_per_hour', true),
      amount('min_fare', 'panel_min_fare'),
      {
        source: 'convenience_fees',
        label: 'panel_convenience_fee',
        align: 'right',
        sortable: true,
        view: (record) => (
          <bdi>
            {record.convenience_fee_type === 'percentage'
              ? `${format.number(record.convenience_fees)} %`
              : format.money(record.convenience_fees)}
          </bdi>
        ),
        input: (props) => (
          <FeeInput {...props} typeSource="convenience_fee_type" validate={rules.convenience_fees} />
        ),
      },
      {
        source: 'convenience_fee_type',
        label: 'panel_fee_type',
        inWords: feeTypeInFile,
        view: (record) =>
          t(record.convenience_fee_type === 'flat' ? 'panel_fee_flat' : 'panel_fee_percentage'),
        input: (props) => <SelectInput {...props} choices={feeTypes} validate={rules.convenience_fee_type} />,
      },
      {
        source: 'extra_info',
        label: 'panel_extra_info',
        cut: true,
        translated: true,
        view: (record) => {
          const text = textIn(record, 'extra_info', locale);
          return <bdi {...(text && { title: text })}>{text ?? '–'}</bdi>;
        },
        input: (props: CellInputProps) => <TranslatedInput {...props} validate={rules.extra_info} />,
      },
      { ...list('parcelTypes', 'panel_parcel_types', extras), inWords: extraInFile },
      { ...list('options', 'panel_parcel_options', extras), inWords: extraInFile },
      { ...list('cancelSlab', 'panel_cancel_slab', slab), inWords: slabInFile },
      {
        source: 'hirePrice',
        label: 'panel_hire_price',
        kind: 'money',
        only: 'editing',
        folded: 'unless wide',
        view: ({ hirePrice }) => (
          <bdi>{typeof hirePrice === 'number' ? format.money(hirePrice) : t('panel_hire_none')}</bdi>
        ),
        input: (props) => (
          <LocalNumberInput {...props} isMoney decimals={RATE_DECIMALS} validate={rules.hirePrice} />
        ),
      },
      ...[...(settings.category === 'taxi' ? roomNumbers : []), ...hireNumbers].map(
        ({ source, label }): InlineColumn<CarType> => ({
          source,
          label,
          only: 'editing',
          folded: 'unless wide',
          view: (record) => {
            const number = record[source];
            return typeof number === 'number' ? format.number(number) : '–';
          },
          input: (props) => <LocalNumberInput {...props} validate={rules[source]} />,
        }),
      ),
      {
        source: 'hireUnitMinutes',
        label: 'panel_hire_unit',
        only: 'editing',
        folded: 'unless wide',
        view: ({ hireUnitMinutes }) => format.number(hireUnitMinutes ?? 1),
        input: (props) => (
          <SelectInput
            {...props}
            choices={hireUnits.map((id) => ({ id, name: format.number(id) }))}
            emptyText={format.number(1)}
            translateChoice={false}
          />
        ),
      },
      {
        source: 'noShowFee',
        label: 'panel_no_show_fee',
        kind: 'money',
        only: 'editing',
        folded: 'unless wide',
        view: ({ noShowFee }) => (
          <bdi>
            {typeof noShowFee === 'number' ? format.money(noShowFee) : t('panel_no_show_fee_default')}
          </bdi>
        ),
        input: (props) => <LocalNumberInput {...props} isMoney validate={rules.noShowFee} />,
      },
      {
        source: 'noShowWaiting',
        label: 'panel_no_show_waiting',
        kind: 'yesNo',
        only: 'editing',
        folded: 'unless wide',
        view: ({ noShowWaiting }) => t(noShowWaiting ? 'yes' : 'no'),
        input: (props) => <BooleanInput {...props} />,
      },
      {
        source: 'standIns',
        label: 'panel_stand_ins',
        edited: 'dialog',
        only: 'editing',
        folded: 'unless wide',
        inWords: (standIn) => standInText(standIn as StandIn),
        view: ({ standIns }) =>
          standIns?.length
            ? standIns.map((standIn) => (
                <Box key={standIn.carType} component="bdi" sx={{ display: 'block', minWidth: 140 }}>
                  {standInText(standIn)}
                </Box>
              ))
            : t('panel_stand_ins_none'),
        input: ({ source }) => <StandInsInput source={source} />,
      },
    ];
  }, [t, format, locale, settings, carTypes]);
}
