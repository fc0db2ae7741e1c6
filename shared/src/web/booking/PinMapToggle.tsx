import { Box, Button, Skeleton } from '@mui/material';
import { type ReactNode, Suspense, useId, useState } from 'react';
import type { TranslationKey } from '../../language/texts.js';

/**
 * Shows and hides the map of a trip that is being planned. The map is loaded when it is first shown. The button appears with the
 * first pin and stays: while another place is being found, there may be none, and what is below must not move.
 */
export function PinMapToggle({
  hasPin,
  text,
  children,
}: {
  hasPin: boolean;
  text: (key: TranslationKey) => string;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isOffered, setOffered] = useState(hasPin);
  if (hasPin && !isOffered) setOffered(true);
  if (!isOffered) return null;
  return (
    <Box>
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{ mb: isOpen ? 1 : 0 }}
      >
        {text(isOpen ? 'map_pins_hide' : 'map_pins_show')}
      </Button>
      {isOpen && (
        <Box id={id}>
          <Suspense fallback={<Skeleton variant="rounded" height={260} />}>{children}</Suspense>
        </Box>
      )}
    </Box>
  );
}
