import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { call } from '../http/operations.js';
import { API_URL } from '../http/request.js';
import { provenFirst, stepUpGate } from '../http/stepUpGate.js';

const FILE = `${API_URL}/users/me/export`;

/** Whether the API would accept the user's last proof of identity. */
const isFresh = async () => (await call.get('/auth/step-up')).isFresh;

interface Props {
  icon: ReactNode;
  onError(error: unknown): void;
  /** The link's text. */
  children: ReactNode;
}

/** Saves the user's stored data as a file, after they have proven their identity. */
export function SaveOwnData({ icon, onError, children }: Props) {
  /** The browser downloads the file itself, so the required proof is requested first. */
  const save = async () => {
    try {
      if (await provenFirst(stepUpGate, isFresh)) window.location.assign(FILE);
    } catch (error) {
      onError(error);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={icon}
      href={FILE}
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
