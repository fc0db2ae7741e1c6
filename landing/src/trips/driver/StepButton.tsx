import { Button } from '@mui/material';
import type { ReactNode } from 'react';

interface StepButtonProps {
  loading: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** The big button for the next step of a trip, sized for drivers with little attention to spare. */
export function StepButton(props: StepButtonProps) {
  return (
    <Button
      variant="contained"
      color="success"
      size="large"
      fullWidth
      sx={{ minHeight: 64, fontSize: '1.2rem' }}
      {...props}
    />
  );
}
