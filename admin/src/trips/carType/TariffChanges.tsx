import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { CarType, Tariff } from '@wayfare/shared';
import { useText } from '../../frame/texts/useText.js';
import { changedFieldsOf } from './tariffDraft.js';
import { useTariffColumns } from './useTariffColumns.js';

/** The differences between a draft and a car type's current tariff. */
export function TariffChanges({ carType, draft }: { carType: CarType; draft: Tariff }) {
  const t = useText();
  const changed: readonly string[] = changedFieldsOf(draft, carType);
  const columns = useTariffColumns().filter(({ source }) => changed.includes(source));
  return (
    <Table size="small" sx={{ '& th, & td': { px: { xs: 0.5, md: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell scope="col">{t('panel_audit_field')}</TableCell>
          <TableCell scope="col" align="right">
            {t('panel_audit_before')}
          </TableCell>
          <TableCell scope="col" align="right">
            {t('panel_audit_after')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {columns.map(({ source, label, view }) => (
          <TableRow key={source}>
            <TableCell component="th" scope="row">
              {t(label)}
            </TableCell>
            <TableCell align="right">{view(carType)}</TableCell>
            <TableCell align="right">{view({ ...carType, ...draft })}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
