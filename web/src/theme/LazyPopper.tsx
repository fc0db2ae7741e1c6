import type { PopperProps } from '@mui/material/Popper';
import { type ComponentType, forwardRef, lazy, Suspense, useState } from 'react';

const Popper = lazy(async (): Promise<{ default: ComponentType<PopperProps> }> => {
  try {
    return await import('@mui/material/Popper');
  } catch {
    // The text of a tooltip is also the name of its control, so the tooltip can be omitted.
    return { default: () => null };
  }
});

/** MUI's Popper, loaded when it first opens. Builds put it in the place of the one that tooltips import. */
const LazyPopper = forwardRef<HTMLDivElement, PopperProps>(function LazyPopper(props, ref) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Popper {...props} ref={ref} />
    </Suspense>
  );
});

// As in the module it replaces.
export default LazyPopper;
