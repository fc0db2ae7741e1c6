import { DialogContentText, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { ActionDialog, type ActionDialogProps } from './ActionDialog.js';

interface ReasonDialogProps extends Omit<ActionDialogProps, 'isDangerous' | 'isReady' | 'children'> {
  text: string;
  label: string;
  hint: string;
  maxLength: number;
  reason: string;
  onReason: (reason: string) => void;
  /** Shown above the reason. */
  notice?: ReactNode;
  /** Shown below the reason. */
  children?: ReactNode;
}

/** Asks for the reason of an action that cannot be undone. */
export function ReasonDialog({
  text,
  label,
  hint,
  maxLength,
  reason,
  onReason,
  notice,
  children,
  ...dialog
}: ReasonDialogProps) {
  return (
    <ActionDialog {...dialog} isDangerous isReady={reason.trim() !== ''}>
      <DialogContentText>{text}</DialogContentText>
      {notice}
      <TextField
        label={label}
        helperText={hint}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength } }}
        required
        autoFocus
        fullWidth
      />
      {children}
    </ActionDialog>
  );
}
