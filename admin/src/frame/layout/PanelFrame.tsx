import { Box } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { SkipNavigationButton } from 'react-admin';
import { useLocation } from 'react-router';
import { ErrorPage } from '../feedback/ErrorPage.js';
import { LoadingPage } from '../feedback/LoadingPage.js';
import { PartBoundary } from '../feedback/PartBoundary.js';

interface PanelFrameProps {
  appBar: ReactNode;
  sidebar: ReactNode;
  children: ReactNode;
}

/**
 * Where the bar, the menu and the screen are. A screen that crashes leaves the rest usable until another is
 * opened. Not the `Layout` of react-admin, which also loads a menu and an inspector of preferences that the
 * panel does not have.
 */
export function PanelFrame({ appBar, sidebar, children }: PanelFrameProps) {
  const { pathname } = useLocation();
  return (
    <Box
      className="layout"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        minWidth: 'fit-content',
        minHeight: '100vh',
        bgcolor: 'background.default',
      }}
    >
      <SkipNavigationButton />
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, mt: { xs: 7, sm: 6 } }}>
        {appBar}
        <Box component="main" sx={{ display: 'flex', flexGrow: 1 }}>
          {sidebar}
          <Box
            id="main-content"
            sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: 0, px: 1, zIndex: 2 }}
          >
            <PartBoundary fallback={<ErrorPage />} resetKey={pathname}>
              <Suspense fallback={<LoadingPage />}>{children}</Suspense>
            </PartBoundary>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
