import { Alert, Button } from '@mui/material';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useText } from '../texts/useText.js';

interface PartBoundaryProps {
  children: ReactNode;
}

/** A part of a page that may fail on its own, such as a chart whose script did not load: the rest stays usable. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
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
