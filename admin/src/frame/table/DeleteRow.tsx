import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  useCanAccess,
  useDelete,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useDemoGuard } from '../access/useDemoGuard.js';
import { textKey, useText } from '../texts/useText.js';

interface DeleteRowProps {
  /** The record's display name, if the resource definition has none. */
  nameOf?: ((record: RaRecord) => string) | undefined;
  /** Called after deletion, when the record is more than a row of the current list. */
  onDeleted?: () => void;
}

/** Deletes the record of the row or page, after confirmation. */
export function DeleteRow({ nameOf, onDeleted }: DeleteRowProps) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'delete', record });
  const mayNow = useDemoGuard(resource);
  const represent = useGetRecordRepresentation(resource);
  const notify = useNotify();
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  if (!canAccess || !record) return null;

  const name = nameOf ? nameOf(record) : (represent(record) as string);
  const onConfirm = () =>
    void remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess() {
          notify(textKey('panel_deleted'), { type: 'success' });
          onDeleted?.();
        },
        onError: (error) =>
          notify(error instanceof Error ? error.message : textKey('update_failed'), { type: 'error' }),
        onSettled: () => setAsking(false),
      },
    );
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
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={t('panel_delete_title', { name })}
        content={t('panel_delete_text')}
        confirm={t('panel_delete')}
        cancel={t('cancel')}
        confirmColor="warning"
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
