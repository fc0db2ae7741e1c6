import { type ComponentType, lazy } from 'react';

/** A screen in its own chunk, loaded when it is first opened. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  return lazy<ComponentType>(async () => ({ default: (await load())[name] }));
}
