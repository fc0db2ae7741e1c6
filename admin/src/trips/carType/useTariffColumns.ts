import { useMemo } from 'react';
import { useCarTypeColumns } from './carTypeColumns.js';
import { tariffFields } from './tariffDraft.js';

/** The fields of a car type that belong to its tariff. */
export function useTariffColumns() {
  const columns = useCarTypeColumns();
  return useMemo(
    () => columns.filter(({ source }) => (tariffFields as readonly string[]).includes(source)),
    [columns],
  );
}
