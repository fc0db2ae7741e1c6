import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

/** A user's account at the provider. `sub` is the name the user signs in with there. */
export interface ProviderAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  picture?: string;
}

/** A real OpenID provider on its own port, for one client, where users sign in by their `sub`. */
export interface OpenIdProvider {
  issuer: string;
  accounts: Map<string, ProviderAccount>;
  /** Signs its id tokens. */
  signingKey: CryptoKey;
  /**
   * Goes through the provider's pages like a browser. Returns the final redirect: an address, or the form of
   * a POST.
   */
  signIn(authorizationUrl: string, sub: string): Promise<{ url: string; form?: URLSearchParams }>;
  close(): Promise<void>;
}

export async function startOpenIdProvider(client: {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}): Promise<OpenIdProvider> {
  const accounts = new Map<string, ProviderAccount>();
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const day = 24 * 60 * 60;
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'its key' }] },
    ttl: {
      AccessToken: day,
      AuthorizationCode: 60,
      IdToken: day,
      Interaction: day,
      Session: day,
      Grant: day,
    },
    cookies: { keys: ['a key of the provider'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'picture'],
      name: ['given_name', 'family_name'],
      public_profile: ['given_name', 'family_name', 'picture'],
    },
    // Like Google, Facebook and Apple: requested claims are in the id token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_context, sub) => {
      const account = accounts.get(sub);
      return account && { accountId: sub, claims: () => ({ ...account }) };
    },
  };
  const provider = new Provider(issuer, configuration);
  server.on('request', provider.callback());

  return {
    issuer,
    accounts,
    signingKey: privateKey,
    signIn: (authorizationUrl, sub) => throughPages(issuer, authorizationUrl, sub),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** More pages than a sign-in has, to stop at a redirect loop. */
const MOST_PAGES = 20;

async function throughPages(issuer: string, from: string, sub: string) {
  const cookies = new Map<string, string>();
  let url = from;
  let form: URLSearchParams | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    if (!url.startsWith(issuer)) return { url, ...(form && { form }) };
    // A browser at the provider: nothing of this is the product's.
    const response: Response = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: form }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) as RegExpExecArray;
      cookies.set(name as string, value as string);
    }
    form = undefined;
    const location = response.headers.get('location');
    if (location) {
      url = new URL(location, url).href;
      continue;
    }
    const html = await response.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1];
    if (!action) throw new Error(`the provider answered ${response.status}: ${html.slice(0, 500)}`);
    url = new URL(action.replaceAll('&amp;', '&'), url).href;
    form = new URLSearchParams(
      [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]): [string, string] => [
        /name="([^"]*)"/.exec(input)?.[1] ?? '',
        /value="([^"]*)"/.exec(input)?.[1] ?? '',
      ]),
    );
    if (form.get('prompt') === 'login') {
      form.set('login', sub);
      form.set('password', 'any');
    }
  }
  throw new Error('the provider sends in circles');
}
