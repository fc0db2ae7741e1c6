import type { CheckoutFields } from '@wayfare/shared';
import type { Test } from 'supertest';
import type { TestApp } from './testApp.js';

/** A response to a browser during a card payment. */
interface Seen {
  status: number;
  /** Its redirect target. */
  location: string | null;
  html: string;
}

/**
 * A browser without a session that uses the sandbox provider's hosted page, with the fields of the site's
 * form.
 */
export function cardPage(app: TestApp, fields: CheckoutFields) {
  const open = (path: string) => seen(app.request('get', path));
  const post = (path: string, form: Record<string, string>) =>
    seen(app.request('post', path).send(new URLSearchParams(form).toString()));
  const show = (changes: Record<string, string> = {}) =>
    post('/api/payments/test', { ...fields, ...changes });

  /** Presses one of the page's buttons. */
  async function press(outcome: 'approve' | 'decline' | 'hang', channel = 'both'): Promise<Seen> {
    const { html } = await show();
    return post('/api/payments/test/charges', { session: valueOf(html, 'session'), outcome, tell: channel });
  }

  return {
    show,
    press,
    open,
    post,
    /** Pays and returns to the site. */
    async pay(): Promise<Seen> {
      const { location } = await press('approve');
      return open(location as string);
    },
  };
}

/** The value of a hidden field of a page. */
export function valueOf(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

async function seen(request: Test): Promise<Seen> {
  const { status, headers, text } = await request.set({
    accept: 'text/html',
    // As a browser sends it from a page on another site.
    origin: 'https://shop.example',
    'sec-fetch-site': 'cross-site',
  });
  return { status, location: (headers.location as string | undefined) ?? null, html: text };
}
