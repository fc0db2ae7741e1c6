import { Alert, Button } from '@mui/material';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useText } from '../texts/useText.js';

interface PartBoundaryProps {
  children: ReactNode;
  /** Shown instead of a part that failed. If omitted, the user is offered to try again. */
  fallback?: ReactNode;
  /** A part that failed is tried again when this changes. */
  resetKey?: string;
}

interface PartBoundaryState {
  failed: boolean;
  resetKey?: string | undefined;
}

/**
 * A part of a page that may fail on its own, such as a chart whose script did not load: the rest stays
 * usable.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: PartBoundaryProps, state: PartBoundaryState) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <PartFailed onRetry={() => this.setState({ failed: false })} />;
  }
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('panel_part_failed')}
    </Alert>
  );
}
