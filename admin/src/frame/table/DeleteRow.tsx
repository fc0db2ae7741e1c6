import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import {
  useCanAccess,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useDemoGuard } from '../access/useDemoGuard.js';
import { useText } from '../texts/useText.js';
import { lazyDialog } from '../feedback/lazyDialog.js';

const DeleteDialog = lazyDialog(async () => (await import('./DeleteDialog.js')).DeleteDialog);

interface DeleteRowProps {
  /** The record's display name, if the resource definition has none. */
  nameOf?: ((record: RaRecord) => string) | undefined;
  /** Called after deletion, when the record is more than a row of the current list. */
  onDeleted?: () => void;
}

/** Deletes the record of the row or page, after a dialog that says what refers to it. */
export function DeleteRow({ nameOf, onDeleted }: DeleteRowProps) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'delete', record });
  const mayNow = useDemoGuard(resource);
  const represent = useGetRecordRepresentation(resource);
  const t = useText();
  const [asking, setAsking] = useState(false);
  if (!canAccess || !record) return null;

  const name = nameOf ? nameOf(record) : (represent(record) as string);
  return (
    <>
      <Tooltip title={t('panel_delete')}>
        <IconButton
          size="small"
          aria-label={t('panel_delete_named', { name })}
          onClick={(event) => {
            event.stopPropagation();
            if (mayNow('delete')) setAsking(true);
          }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {asking && (
        <DeleteDialog
          resource={resource}
          record={record}
          name={name}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            setAsking(false);
            onDeleted?.();
          }}
        />
      )}
    </>
  );
}
