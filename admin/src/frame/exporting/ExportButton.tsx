import DownloadIcon from '@mui/icons-material/GetApp';
import { createContext, useContext, useState } from 'react';
import { Button, useListContext, useResourceContext, useTranslate } from 'react-admin';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { lazyDialog } from '../feedback/lazyDialog.js';

const ExportDialog = lazyDialog(async () => (await import('./ExportDialog.js')).ExportDialog);

/** The columns of a list's export. */
export const ExportedColumns = createContext<readonly ExportedColumn[]>([]);

/** Downloads all matching records of a list for a spreadsheet. `filter` is added to that of the list. */
export function ExportButton({ filter }: { filter?: Record<string, unknown> }) {
  const resource = useResourceContext() ?? '';
  const { total, meta, filterValues, sort } = useListContext();
  const columns = useContext(ExportedColumns);
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* Labeled explicitly: on a phone, with nothing to export, it would be an icon without a name. */}
      <Button
        label="ra.action.export"
        aria-label={translate('ra.action.export')}
        disabled={total === 0}
        onClick={() => setOpen(true)}
      >
        <DownloadIcon />
      </Button>
      {isOpen && (
        <ExportDialog
          list={{ resource, filter: { ...(filterValues as Record<string, unknown>), ...filter }, sort }}
          columns={columns}
          total={(meta as { isAtLeast?: boolean } | undefined)?.isAtLeast ? undefined : total}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
