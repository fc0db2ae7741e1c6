import type { CarType } from '@wayfare/shared';
import { SelectInput, type SelectInputProps, useGetList } from 'react-admin';
import { TranslatedText } from '../table/TranslatedText.js';
import { textKey } from '../texts/useText.js';

/** More than any business has. */
const MOST = 100;

/**
 * Chooses a car type by its name, which is what drivers and bookings store. It is no reference: a name in
 * Arabic is no id, and the API refuses to look for it.
 */
export function CarTypeInput(props: Omit<SelectInputProps, 'choices'>) {
  const { data = [], isPending } = useGetList<CarType>('cartypes', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'name', order: 'ASC' },
  });
  return (
    <SelectInput
      label={textKey('panel_car_type')}
      {...props}
      choices={data}
      isPending={isPending}
      optionValue="name"
      optionText={<TranslatedText source="name" />}
    />
  );
}
