import { lazy, Suspense } from 'react';
import type { PersonReferenceProps } from './PersonReference.js';

const PersonReference = lazy(async () => ({
  default: (await import('./PersonReference.js')).PersonReference,
}));

/** A filter by one person. What finds people by name loads once the filter is chosen. */
export function PersonFilter(props: PersonReferenceProps) {
  return (
    <Suspense>
      <PersonReference {...props} />
    </Suspense>
  );
}
