import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Form, SaveButton, useCanAccess, useRecordContext, useResourceContext } from 'react-admin';
import { useDemoGuard } from '../access/useDemoGuard.js';
import { useText } from '../texts/useText.js';
import { StillWhileSaving } from './StillWhileSaving.js';
import { cellInputProps, type InlineColumn } from './column.js';
import { useSaveField } from './useSaveField.js';
import { Dialog } from '@wayfare/web/overlay';

/** A value too large for a cell, edited in a dialog. */
export function DialogCell({ column, children }: { column: InlineColumn; children: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'edit', record });
  const mayNow = useDemoGuard(resource);
  const { save } = useSaveField();
  const t = useText();
  const [open, setOpen] = useState(false);
  const title = useId();
  if (!canAccess) return children;

  const onSubmit = async (values: Record<string, unknown>) => {
    const outcome = await save({ [column.source]: values[column.source] });
    if (outcome === true) setOpen(false);
    return typeof outcome === 'object' ? outcome : undefined;
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        endIcon={<EditIcon />}
        onClick={() => mayNow('edit') && setOpen(true)}
        aria-label={t('panel_edit_field', { field: t(column.label) })}
        sx={{ fontWeight: 400, textAlign: 'start' }}
      >
        {children}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} maxWidth="sm" fullWidth aria-labelledby={title}>
        <Form record={record} onSubmit={onSubmit} resetOptions={{ keepDirtyValues: true }}>
          <DialogTitle id={title}>{t(column.label)}</DialogTitle>
          <DialogContent sx={{ '&&': { pt: 1 } }}>
            <StillWhileSaving>
              {column.input?.(cellInputProps(column.source, t(column.label), true))}
            </StillWhileSaving>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
            <SaveButton alwaysEnable />
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
