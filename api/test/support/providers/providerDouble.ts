import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ProviderName } from '@wayfare/shared';

/** A request as a provider receives it. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A checkout at a provider. `id` is the reference that the product gave it. */
export interface DoubleCheckout {
  id: string;
  /** The provider's own id. */
  session: string;
  /** Exact decimal, as the provider understood it. */
  amount: string;
  currency: string;
  returnUrl: string;
  state: 'open' | 'paid' | 'declined' | 'expired';
  /** The provider's id of the payment. */
  reference: string;
  refunds: DoubleRefund[];
  /** How often a card was charged for it, at a provider whose card form is on a page of the product. */
  charges: number;
  /**
   * Set if the amount is held first: once the payer has approved, until it is captured, in part or whole, or
   * released.
   */
  held?: { state: 'authorized' | 'captured' | 'voided' | 'expired'; amount: string; captures: number };
  /** Whether the payer's bank has to confirm before the card is charged. */
  wantsConfirmation?: boolean;
}

/** A refund at a provider. */
export interface DoubleRefund {
  /** The provider's own id. */
  id: string;
  /** The shop's id of it, if the provider keeps one. */
  key: string;
  /** In hundredths. */
  cents: number;
  state: 'done' | 'pending' | 'refused';
}

/** A webhook as a provider sends it. */
export interface SignedWebhook {
  body: string;
  headers: Record<string, string>;
  query?: string;
}

type Reply = { status?: number; json: unknown } | null;

/** The behavior of a provider's own server, written from its documentation, not from our client. */
export interface ProviderProtocol {
  name: ProviderName;
  /** The environment that configures the product for this provider. */
  environment(url: string): Record<string, string>;
  /** Secrets that never leave the server. */
  secrets: readonly string[];
  /** Answers a request; null for an unknown path. */
  handle(request: ReceivedRequest, checkouts: Checkouts, url: string): Reply;
  /** A genuine message about a checkout. */
  webhook(checkout: DoubleCheckout, sentAt: number): SignedWebhook;
  /** A genuine message that is not about a payment. */
  otherWebhook(sentAt: number): SignedWebhook;
  /** The same message, signed with another key. */
  forgedWebhook(checkout: DoubleCheckout, sentAt: number): SignedWebhook;
  /** A message with another signature, or with none. */
  resigned(message: SignedWebhook, signature: string | null): SignedWebhook;
  /** Whether a changed body is detected by the signature. */
  signsBody: boolean;
  /** The only currency of its payments; if unset, it takes US dollars, too. */
  currency?: string;
  /** Set if what it reports about a payment does not name the currency, because there is only one. */
  reportsCurrency?: false;
  /** Set if it sends no messages that can be verified: the product refuses all of them. */
  sendsMessages?: false;
  /** Whether the payer's browser opens the checkout by a link or a form, not our server. */
  opensByLink?: boolean;
  /**
   * Whether a declined payment ends the checkout; elsewhere the payer tries another card on the same page.
   */
  reportsDeclines: boolean;
  /** For a provider without a payment page: what its script puts into the form on the product's page. */
  cardForm?: {
    submits(checkout: DoubleCheckout): Record<string, string>;
    /** Whether the product asks the provider before it shows the form. */
    isAskedFor?: true;
  };
  /** Whether a request's body charges a card that was entered on a page of the product. */
  isCharge?(text: string): boolean;
  /** For a provider that keeps cards. */
  vault?: CardVault;
  /** Unset if it decides about refunds later, and reports refusals. */
  decidesRefunds?: 'at once' | 'without refusals';
}

/**
 * A card that the double keeps for a customer. `asks`: its bank wants each payment confirmed. `empty`: it is
 * declined.
 */
export interface KeptCard {
  id: string;
  customer: string;
  kind: 'works' | 'asks' | 'empty';
}

/** The cards that a provider keeps of all customers. */
export interface CardVault {
  cards: KeptCard[];
  /** How often a kept card was charged, or refused. */
  made: number;
  /** Whether a request charges a kept card. */
  isCharge(request: ReceivedRequest): boolean;
}

/** For providers that sign in a header. */
export const resignedInHeader =
  (header: string): ProviderProtocol['resigned'] =>
  ({ headers: { [header]: _replaced, ...headers }, ...message }, signature) => ({
    ...message,
    headers: { ...headers, ...(signature !== null && { [header]: signature }) },
  });

/** For providers that send a form with the signature in a field. */
export const resignedInForm =
  (field: string): ProviderProtocol['resigned'] =>
  ({ body, ...message }, signature) => {
    const form = new URLSearchParams(body);
    form.delete(field);
    if (signature !== null) form.set(field, signature);
    return { ...message, body: form.toString() };
  };

/** The checkouts of a provider, by the reference the product gave and by the provider's own id. */
export class Checkouts {
  readonly #all: DoubleCheckout[] = [];

  get all(): readonly DoubleCheckout[] {
    return this.#all;
  }

  open(given: Pick<DoubleCheckout, 'id' | 'amount' | 'currency' | 'returnUrl'>): DoubleCheckout {
    const known = this.byId(given.id);
    if (known) return known;
    const number = this.#all.length + 1;
    const checkout: DoubleCheckout = {
      ...given,
      session: `session-${number}`,
      state: 'open',
      refunds: [],
      charges: 0,
      reference: String(90_000 + number + Math.floor(Math.random() * 1e9) * 1_000),
    };
    this.#all.push(checkout);
    return checkout;
  }

  /** How it decides about new refunds. */
  decides: DoubleRefund['state'] = 'done';

  /**
   * Refunds a payment; null if it refuses, such as for more than is left. A provider that recognizes repeated
   * requests answers the first refund again.
   */
  refund(
    checkout: DoubleCheckout | undefined,
    { key, cents, isRepeatable }: { key: string; cents: number; isRepeatable: boolean },
  ): DoubleRefund | null {
    const known = isRepeatable && checkout?.refunds.find((refund) => refund.key === key);
    if (known) return known;
    const before = checkout?.refunds.reduce(
      (sum, refund) => sum + (refund.state === 'refused' ? 0 : refund.cents),
      0,
    );
    const paid = Math.round(Number(checkout?.amount) * 100);
    const isLeft = Number.isInteger(cents) && cents > 0 && (before ?? 0) + cents <= paid;
    if (checkout?.state !== 'paid' || this.decides === 'refused' || !isLeft) return null;
    const refund: DoubleRefund = {
      id: String(70_000 + Math.floor(Math.random() * 1e9)),
      key,
      cents,
      state: this.decides,
    };
    checkout.refunds.push(refund);
    return refund;
  }

  /**
   * Captures the held amount, or a part of it, once. Returns false if nothing is held, or less than the
   * amount.
   */
  capture(checkout: DoubleCheckout | undefined, amount: string): boolean {
    const held = checkout?.held;
    if (held?.state !== 'authorized' || !(Number(amount) > 0) || Number(amount) > Number(held.amount))
      return false;
    Object.assign(held, { state: 'captured', amount, captures: held.captures + 1 });
    return true;
  }

  /** Releases the held amount. Returns false if nothing is held. */
  void(checkout: DoubleCheckout | undefined): boolean {
    if (checkout?.held?.state !== 'authorized') return false;
    checkout.held.state = 'voided';
    return true;
  }

  /** A refund by the provider's id. */
  refundById(id: string): DoubleRefund | undefined {
    return this.#all.flatMap(({ refunds }) => refunds).find((refund) => refund.id === id);
  }

  byId(id: string | null): DoubleCheckout | undefined {
    return this.#all.find((checkout) => checkout.id === id);
  }

  bySession(session: string): DoubleCheckout | undefined {
    return this.#all.find((checkout) => checkout.session === session);
  }

  byReference(reference: string): DoubleCheckout | undefined {
    return this.#all.find((checkout) => checkout.reference === reference);
  }
}

/** How a provider answers: as documented, or as on a bad day. */
export type Mood = 'normal' | 'losesAnswers' | 'hangs' | 'fails' | 'garbage' | 'html' | 'redirects';

/** A provider's server on the loopback interface. */
export interface ProviderDouble {
  protocol: ProviderProtocol;
  url: string;
  checkouts: Checkouts;
  mood: Mood;
  requests: ReceivedRequest[];
  close(): Promise<void>;
}

export async function startProviderDouble(protocol: ProviderProtocol): Promise<ProviderDouble> {
  const checkouts = new Checkouts();
  const double: ProviderDouble = { protocol, url: '', checkouts, mood: 'normal', requests: [], close };
  const server = createServer((message, response) => {
    void text(message).then((body) => {
      const { pathname, searchParams } = new URL(message.url ?? '', double.url);
      const request: ReceivedRequest = {
        method: message.method ?? '',
        path: pathname,
        query: searchParams,
        headers: message.headers,
        text: body,
      };
      double.requests.push(request);
      const send = (status: number, type: string, content: string, headers = {}) =>
        response.writeHead(status, { 'content-type': type, ...headers }).end(content);
      const isSpoiled = () => {
        if (double.mood === 'hangs') return true;
        if (double.mood === 'fails') send(500, 'application/json', '{"error":"internal"}');
        else if (double.mood === 'garbage') send(200, 'application/json', '{"data":{"status":[],"id":');
        else if (double.mood === 'html') send(200, 'text/html', '<h1>Maintenance</h1>');
        else if (double.mood === 'redirects') send(302, 'text/plain', '', { location: '/elsewhere' });
        else return false;
        return true;
      };
      if (isSpoiled()) return;
      const reply = protocol.handle(request, checkouts, double.url);
      // Handling a request may change the mood: then its answer is lost, but not what it did.
      if (isSpoiled()) return;
      if (double.mood === 'losesAnswers') return void message.socket.destroy();
      if (reply)
        send(reply.status ?? 200, 'application/json', reply.status === 204 ? '' : JSON.stringify(reply.json));
      else send(404, 'application/json', '{"error":"not found"}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return double;

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
}
