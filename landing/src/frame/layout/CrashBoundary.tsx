import { Component, type ComponentType, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** The path of the page: after a crash, another page is tried again. */
  page: string;
  Fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

interface CrashState {
  page: string;
  crash: { error: unknown } | null;
}

/**
 * Shows something else in place of a page that crashed while rendering, or whose code could not be loaded.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { page: this.props.page, crash: null };

  static getDerivedStateFromError(error: unknown): Partial<CrashState> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ page }: CrashBoundaryProps, before: CrashState): CrashState | null {
    return page === before.page ? null : { page, crash: null };
  }

  override render() {
    const { Fallback, children } = this.props;
    return this.state.crash ? <Fallback error={this.state.crash.error} /> : children;
  }
}
