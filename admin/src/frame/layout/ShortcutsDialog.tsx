import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Switch,
} from '@mui/material';
import { isPermitted } from '@wayfare/shared';
import { Fragment, type ReactNode, useId } from 'react';
import { useText } from '../texts/useText.js';
import { useSession } from '../session/session.js';
import { shortcutsFor } from './shortcuts.js';
import { useSingleKeys } from './useShortcuts.js';
import { Dialog } from '@wayfare/web/overlay';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of the palette, as labeled on the user's keyboard. */
const PALETTE_KEYS = [isApple ? '⌘' : 'Ctrl', 'K'] as const;

/** The keyboard shortcuts, and a switch for single-key shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { user } = useSession();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const titleId = useId();
  const helpId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('panel_shortcuts')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'center', m: 0, mb: 2 }}
        >
          <Row label={t('panel_palette')}>
            <Keys keys={PALETTE_KEYS} between="+" />
          </Row>
          {isPermitted(user, 'book') && (
            <Row label={t('panel_shortcut_book')}>
              <Keys keys={[PALETTE_KEYS[0], 'Enter']} between="+" />
            </Row>
          )}
          {singleKeys &&
            shortcutsFor(user.usertype, user.staffRole).map(({ keys, label, does }) => (
              <Row
                key={keys.join()}
                label={'go' in does ? t('panel_shortcut_go', { screen: t(label) }) : t(label)}
              >
                <Keys keys={keys} between={t('panel_shortcut_then')} />
              </Row>
            ))}
        </Box>
        <FormControlLabel
          control={
            <Switch
              checked={singleKeys}
              onChange={(_, on) => setSingleKeys(on)}
              slotProps={{ input: { 'aria-describedby': helpId } }}
            />
          }
          label={t('panel_shortcuts_single')}
        />
        <FormHelperText id={helpId}>{t('panel_shortcuts_single_help')}</FormHelperText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <Box component="dd" dir="ltr" sx={{ m: 0, display: 'flex', gap: 0.75, alignItems: 'center' }}>
        {children}
      </Box>
    </>
  );
}

function Keys({ keys, between }: { keys: readonly string[]; between: string }) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <bdi>{between}</bdi>}
      <Box
        component="kbd"
        sx={{
          px: 1,
          py: 0.25,
          minWidth: 28,
          textAlign: 'center',
          border: 1,
          borderBottomWidth: 2,
          borderColor: 'text.secondary',
          borderRadius: 1,
          font: 'inherit',
          fontWeight: 600,
        }}
      >
        {key}
      </Box>
    </Fragment>
  ));
}
