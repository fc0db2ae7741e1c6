import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const loadTheme = () => import('./Themed.js');

/**
 * A part of the site that is drawn with MUI, which loads when it is first shown, with its theme. The first
 * screen needs no MUI.
 * @param load the part's component, from a module of its own
 */
export const lazyThemed = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const [{ Themed }, Part] = await Promise.all([loadTheme(), load()]);
    return {
      default: (props: Props) => (
        <Themed>
          <Part {...props} />
        </Themed>
      ),
    };
  });

const LaterThemed = lazy(async () => ({ default: (await loadTheme()).Themed }));

/** Loads the theme for parts that load themselves. */
export function ThemedLater({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <LaterThemed>{children}</LaterThemed>
    </Suspense>
  );
}
