import { Container, Paper, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { Band } from '../layout/Band.js';
import { usePageTitle } from '../layout/usePageTitle.js';

/** The frame of sign-in and sign-up: a card over the tall head, with its one tab. */
export function AccountCard({ title, tab, children }: { title: string; tab: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <Band title={title} tall />
      <Container maxWidth="sm" sx={{ mt: -11, mb: 8, position: 'relative' }}>
        <Paper elevation={8} sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: 6 }}>
          <Tabs value={0} aria-label={title} sx={{ mb: 3 }}>
            <Tab label={tab} id="account-tab" aria-controls="account-panel" />
          </Tabs>
          <div role="tabpanel" id="account-panel" aria-labelledby="account-tab">
            {children}
          </div>
        </Paper>
      </Container>
    </>
  );
}
