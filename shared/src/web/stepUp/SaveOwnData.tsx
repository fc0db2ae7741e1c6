import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { provenFirst, type StepUpGate } from './stepUpGate.js';

interface Props {
  /** The API address of the file. */
  url: string;
  gate: Pick<StepUpGate, 'prove'>;
  /** Whether the API would accept the user's last proof of identity. */
  isFresh(): Promise<boolean>;
  icon: ReactNode;
  onError(error: unknown): void;
  /** The link's text. */
  children: ReactNode;
}

/** Saves the user's stored data as a file, after they have proven their identity. */
export function SaveOwnData({ url, gate, isFresh, icon, onError, children }: Props) {
  /** The browser downloads the file itself, so the required proof is requested first. */
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
