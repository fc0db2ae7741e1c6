import { Alert, Container, Paper, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Band } from '../../frame/layout/Band.js';
import { usePageTitle } from '../../frame/layout/usePageTitle.js';

/** The frame of sign-in and sign-up: a card over the tall head. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  usePageTitle(title);
  return (
    <>
      <Band title={title} tall />
      <Container maxWidth="sm" sx={{ mt: -11, mb: 8, position: 'relative' }}>
        <Paper elevation={8} sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: 6 }}>
          <noscript>
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('site_needs_scripts')}
            </Alert>
          </noscript>
          {children}
        </Paper>
      </Container>
    </>
  );
}

/** The methods for signing in or up, as tabs of the card, even if there is only one. */
export function AccountTabs<Name extends string>(props: {
  label: string;
  tabs: readonly { name: Name; text: string }[];
  value: Name;
  onChange?: (name: Name) => void;
  children: ReactNode;
}) {
  return (
    <>
      <Tabs
        value={props.value}
        onChange={(_, name: Name) => props.onChange?.(name)}
        aria-label={props.label}
        sx={{ mb: 3 }}
      >
        {props.tabs.map(({ name, text }) => (
          <Tab
            key={name}
            value={name}
            label={text}
            id={`account-tab-${name}`}
            aria-controls="account-panel"
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="account-panel" aria-labelledby={`account-tab-${props.value}`}>
        {props.children}
      </div>
    </>
  );
}
