import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { provenFirst, type StepUpGate } from './stepUpGate.js';

interface Props {
  /** Where the API gives the file. */
  url: string;
  gate: Pick<StepUpGate, 'prove'>;
  /** Whether the API would take the user's last proof of identity. */
  isFresh(): Promise<boolean>;
  icon: ReactNode;
  onError(error: unknown): void;
  /** The link's text. */
  children: ReactNode;
}

/** Saves what is kept of the user as a file, once they have proven who they are. */
export function SaveOwnData({ url, gate, isFresh, icon, onError, children }: Props) {
  /** The browser saves the file itself: the proof it needs is asked for before. */
  const save = async () => {
    try {
      if (await provenFirst(gate, isFresh)) window.location.assign(url);
    } catch (error) {
      onError(error);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={icon}
      href={url}
      download
      onClick={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {children}
    </Button>
  );
}
