import { startTexts } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import type { SettingsProblem } from '@wayfare/web/session';
import { useEffect } from 'react';
import { Button } from '../controls/Button.js';
import { Spinner } from '../controls/Spinner.js';
import { BrokenRoad } from './Art.js';
import { LogoMark } from './Logo.js';
import { Notice } from './Notice.js';
import styles from './PageLoading.module.css';
import { useFirstScreenRemoval } from './useFirstScreenRemoval.js';

/**
 * Shown while a page or its first data loads. Has no text, so that it can be shown before the texts are
 * loaded.
 */
export function PageLoading() {
  return (
    <div className={styles['loading']} aria-busy="true">
      <div className={styles['ring']}>
        <Spinner size={84} thickness={2} label={startTexts.loading} />
        <div className={styles['mark']}>
          <LogoMark size={40} />
        </div>
      </div>
    </div>
  );
}

/** Shown when the settings are missing or invalid: no user stays signed in (rule 8.13). */
export function SettingsFailed({ problem, onRetry }: { problem: SettingsProblem; onRetry: () => void }) {
  useEffect(() => {
    // What waits on the device stays: it belongs to its user, who may sign in again.
    call.post('/auth/logout').catch(() => undefined);
  }, []);
  return <NotStarted title={startTexts[problem]} text={startTexts.panel_signed_out} onRetry={onRetry} />;
}

/** The server did not respond: no settings and no language are available. */
export function SiteUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <NotStarted
      title={startTexts.site_unreachable}
      text={startTexts.site_unreachable_text}
      onRetry={onRetry}
    />
  );
}

/** Says why the site could not start, and starts it again. */
function NotStarted({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  useFirstScreenRemoval();
  return (
    <main className={styles['unreachable']}>
      <Notice role="alert" art={<BrokenRoad />} heading="h1" title={title} text={text}>
        <Button look="filled" onClick={onRetry}>
          {startTexts.retry}
        </Button>
      </Notice>
    </main>
  );
}
