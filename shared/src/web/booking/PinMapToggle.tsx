import { Box, Button, Skeleton } from '@mui/material';
import { type ReactNode, Suspense, useId, useState } from 'react';
import type { TranslationKey } from '../../language/texts.js';

/** Shows and hides the map of a trip that is being planned. The map is loaded when it is first shown. */
export function PinMapToggle({
  text,
  children,
}: {
  text: (key: TranslationKey) => string;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
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
