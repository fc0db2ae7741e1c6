import { exact, invalid, withDecimals } from '@wayfare/shared';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { isSameSecret } from '../../../platform/secret.js';
import type { HostedCheckout, HostedPayment } from '../hosted/hostedCheckout.js';
import { type ProviderApi, ProviderError, requestProvider } from '../hosted/providerRequest.js';
import { payfastRefunds } from './payfastRefunds.js';
import { type HistoryRow, historyRows } from './payfastHistory.js';
import { messageSignature, orderSignature, requestSignature } from './payfastSignature.js';

/** The only currency of PayFast's payments. */
const CURRENCY = 'ZAR';
const DAY_MS = 24 * 60 * 60_000;
/** Rows of the history in one answer, and the most answers that are read for one attempt. */
const PAGE = 1_000;
const PAGES = 10;

/** As `2026-01-31`, in UTC. */
const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** PayFast's payment page: a signed form opens it; its m_payment_id is the attempt's id. */
export function payfastCheckout({
  merchantId,
  merchantKey,
  passphrase,
  checkoutUrl,
  clock,
  ...api
}: ProviderApi & {
  merchantId: string;
  merchantKey: string;
  passphrase: string;
  checkoutUrl: string;
  clock: Clock;
}): HostedCheckout {
  const isTest = new URL(checkoutUrl).hostname.startsWith('sandbox.');

  /** One page of the account's history since a day. */
  async function history(from: string, offset: number): Promise<HistoryRow[]> {
    const now = clock.now();
    // Days are South Africa's: the one after today in UTC may have begun there.
    const query = { from, to: day(now + DAY_MS), offset: String(offset), limit: String(PAGE) };
    const headers = {
      'merchant-id': merchantId,
      version: 'v1',
      timestamp: `${new Date(now).toISOString().slice(0, 19)}+00:00`,
    };
    const text = await requestProvider(api, {
      method: 'GET',
      path: `/transactions/history?${new URLSearchParams({ ...query, ...(isTest && { testing: 'true' }) }).toString()}`,
      headers: { ...headers, signature: requestSignature({ ...headers, ...query }, passphrase) },
      reads: 'text',
      answers: z.string(),
    });
    const rows = historyRows(text);
    if (!rows) throw new ProviderError('answered in an unknown shape');
    return rows;
  }

  return {
    name: 'payfast',
    title: 'PayFast',
    refunds: payfastRefunds(api, { merchantId, passphrase, clock }),

    async open({ id, amount: due, currency }, details) {
      const amount = withDecimals(due, 2);
      if (amount === null || currency !== CURRENCY) throw invalid('payment_unsupported');
      // In the order PayFast signs them.
      const order = {
        merchant_id: merchantId,
        merchant_key: merchantKey,
        return_url: details.returnUrl,
        cancel_url: details.returnUrl,
        notify_url: details.webhookUrl,
        name_first: details.firstName.trim(),
        name_last: details.lastName.trim(),
        email_address: details.email,
        m_payment_id: id,
        amount,
        item_name: details.product.slice(0, 100).trim(),
      };
      const fields = Object.fromEntries(Object.entries(order).filter(([, value]) => value !== ''));
      return {
        session: id,
        page: `${checkoutUrl}/eng/process`,
        fields: { ...fields, signature: orderSignature(fields, passphrase) },
      };
    },

    async look({ id, createdAt }): Promise<HostedPayment> {
      for (let page = 0; page < PAGES; page += 1) {
        const rows = await history(day(createdAt - DAY_MS), page * PAGE);
        const paid = rows.find(({ attempt, type }) => attempt === id && isReceipt(type));
        if (paid) return paymentOf(paid);
        if (rows.length < PAGE) break;
      }
      // Declined payments do not appear: the payer tries again on the same page.
      return { state: 'pending' };
    },

    async probe() {
      await history(day(clock.now()), 0);
    },

    async reportedAttempt({ body }) {
      const form = new URLSearchParams(body.toString());
      const isOurs = form.get('merchant_id') === merchantId;
      if (!isOurs || !isSameSecret(form.get('signature') ?? '', messageSignature(form, passphrase)))
        throw invalid('payment_not_verified');
      return form.get('payment_status') === 'COMPLETE' ? form.get('m_payment_id') || null : null;
    },
  };
}

/** Written `FUNDS_RECEIVED` or `Funds Received`; reversals have more words. */
const isReceipt = (type: string) => type.toUpperCase().replaceAll(' ', '_') === 'FUNDS_RECEIVED';

function paymentOf({ gross, currency, reference }: HistoryRow): HostedPayment {
  const amount = gross.replaceAll(',', '');
  if (!/^\d{1,15}(\.\d{1,2})?$/.test(amount) || !currency || !reference)
    throw new ProviderError('answered in an unknown shape');
  return { state: 'paid', amount: exact(amount).toFixed(), currency, reference };
}
