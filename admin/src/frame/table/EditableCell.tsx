import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, ButtonBase } from '@mui/material';
import { tidyTranslations, type Translations } from '@wayfare/shared';
import equal from 'fast-deep-equal';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useCanAccess, useRecordContext, useResourceContext } from 'react-admin';
import { useDemoGuard } from '../access/useDemoGuard.js';
import { useText } from '../texts/useText.js';
import { cellInputProps, type InlineColumn } from './column.js';
import { ChangedMeanwhileErrors } from './ChangedMeanwhileErrors.js';
import { useSaveField } from './useSaveField.js';

/**
 * A value edited in place. Enter, Tab and leaving the cell save, Escape cancels; errors from the server
 * stay in the cell.
 */
export function EditableCell({ column, children }: { column: InlineColumn; children: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'edit', record });
  const mayNow = useDemoGuard(resource);
  const t = useText();
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  // Once the button is back: a busy browser may take longer than a frame to draw it.
  useEffect(() => {
    if (!editing && returnsFocus.current) opener.current?.focus();
  }, [editing]);

  if (!canAccess) return children;
  if (editing) {
    const close = (returnFocus: boolean) => {
      returnsFocus.current = returnFocus;
      setEditing(false);
    };
    return <CellForm column={column} onClose={close} />;
  }
  return (
    <ButtonBase
      ref={opener}
      onClick={() => mayNow('edit') && setEditing(true)}
      aria-label={t('panel_edit_field', { field: t(column.label) })}
      sx={{
        minHeight: 36,
        minWidth: 44,
        px: 1,
        mx: -1,
        justifyContent: column.align === 'right' ? 'flex-end' : 'flex-start',
        borderRadius: 1,
        font: 'inherit',
        textAlign: 'start',
        // Next to the value without taking up space, so that numbers stay aligned.
        '& .edit-hint': {
          position: 'absolute',
          insetInlineEnd: column.align === 'right' ? 'auto' : -10,
          insetInlineStart: column.align === 'right' ? -10 : 'auto',
          opacity: 0,
          fontSize: '1rem',
          color: 'text.secondary',
        },
        '&:hover .edit-hint, &:focus-visible .edit-hint': { opacity: 1 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {children}
      <EditIcon className="edit-hint" aria-hidden="true" />
    </ButtonBase>
  );
}

/** What the form of a cell changes: its value, and the translations of a text. */
function changesOf(
  { source, translated }: InlineColumn,
  values: Record<string, unknown>,
  record: Record<string, unknown>,
): Record<string, unknown> {
  // The form has an empty text for each language whose row was shown.
  const written = translated && tidyTranslations((values['translations'] ?? {}) as Translations);
  const wanted = { [source]: values[source], ...(translated && { translations: written }) };
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => !equal(value ?? null, record[field] ?? null)),
  );
}

/** Where a select or suggestion list opens: outside the cell in the document, but inside it to the user. */
const popup = '.MuiPopover-root, .MuiAutocomplete-popper, .MuiDialog-root';

function CellForm({ column, onClose }: { column: InlineColumn; onClose: (returnFocus: boolean) => void }) {
  const { record, save, isPending } = useSaveField();
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const byKeyboard = useRef(false);

  // `requestSubmit` is newer than the oldest supported Safari.
  const submit = () =>
    box.current
      ?.querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

  const onSubmit = async (values: Record<string, unknown>) => {
    const changes = changesOf(column, values, record ?? {});
    if (Object.keys(changes).length === 0) {
      onClose(byKeyboard.current);
      return undefined;
    }
    const outcome = await save(changes);
    if (outcome === true) onClose(byKeyboard.current);
    return typeof outcome === 'object' ? outcome : undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(popup)) return;
    byKeyboard.current = event.key === 'Enter';
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose(true);
  };

  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    const stillHere = next instanceof Element && (box.current?.contains(next) || next.closest(popup));
    if (!stillHere && !isPending) submit();
  };

  return (
    <Box
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      aria-busy={isPending}
      sx={{ minWidth: 120, '& form': { display: 'block' }, opacity: isPending ? 0.6 : 1 }}
    >
      <Form
        record={record}
        onSubmit={onSubmit}
        disableInvalidFormNotification
        resetOptions={{ keepDirtyValues: true }}
      >
        {column.input?.(cellInputProps(column.source, t(column.label), true))}
        <ChangedMeanwhileErrors column={column} />
      </Form>
    </Box>
  );
}
