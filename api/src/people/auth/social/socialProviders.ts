import type { Config } from '../../../platform/config/environment.js';
import type { OpenIdSettings } from './openIdProvider.js';
import type { SocialProvider, SocialProviders } from './socialProvider.js';

/**
 * Facebook's discovery document lacks the token endpoint and is at a nonstandard address, so its metadata is
 * listed here. Its id tokens do not say whether an address is verified, so none counts as verified.
 */
const FACEBOOK = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  id_token_signing_alg_values_supported: ['RS256'],
} as const;

const splitList = (text: string) =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

/**
 * The providers an installation has keys for. Their client is loaded only if needed, because it slows down
 * startup.
 */
export async function socialProviders(config: Config): Promise<SocialProviders> {
  if (!config.GOOGLE_CLIENT_ID && !config.FACEBOOK_CLIENT_ID && !config.APPLE_CLIENT_ID) return new Map();
  const { openIdProvider } = await import('./openIdProvider.js');
  const settings = [await google(config), await facebook(config), await apple(config)];
  return new Map(
    settings
      .filter((provider) => provider !== null)
      .map(openIdProvider)
      .map((provider): [SocialProvider['name'], SocialProvider] => [provider.name, provider]),
  );
}

async function google(config: Config): Promise<OpenIdSettings | null> {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = config;
  if (!clientId || !secret) return null;
  const { ClientSecretPost } = await import('openid-client');
  return {
    name: 'google',
    issuer: config.GOOGLE_ISSUER,
    clientId,
    authentication: ClientSecretPost(secret),
    otherClientIds: splitList(config.GOOGLE_APP_CLIENT_IDS),
    scope: 'openid email profile',
  };
}

async function facebook(config: Config): Promise<OpenIdSettings | null> {
  const { FACEBOOK_CLIENT_ID: clientId, FACEBOOK_CLIENT_SECRET: secret } = config;
  if (!clientId || !secret) return null;
  const { ClientSecretPost } = await import('openid-client');
  return {
    name: 'facebook',
    issuer: config.FACEBOOK_ISSUER,
    ...(config.FACEBOOK_ISSUER === FACEBOOK.issuer && {
      metadata: {
        ...FACEBOOK,
        id_token_signing_alg_values_supported: [...FACEBOOK.id_token_signing_alg_values_supported],
      },
    }),
    clientId,
    authentication: ClientSecretPost(secret),
    otherClientIds: [],
    scope: 'openid email public_profile',
  };
}

async function apple(config: Config): Promise<OpenIdSettings | null> {
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = config;
  if (!APPLE_CLIENT_ID || !APPLE_TEAM_ID || !APPLE_KEY_ID || !APPLE_PRIVATE_KEY) return null;
  const { appleAuthentication } = await import('./appleClientSecret.js');
  return {
    name: 'apple',
    issuer: config.APPLE_ISSUER,
    clientId: APPLE_CLIENT_ID,
    authentication: appleAuthentication({
      clientId: APPLE_CLIENT_ID,
      teamId: APPLE_TEAM_ID,
      keyId: APPLE_KEY_ID,
      privateKey: APPLE_PRIVATE_KEY,
    }),
    otherClientIds: splitList(config.APPLE_APP_CLIENT_IDS),
    scope: 'openid email name',
    // Apple answers with a form if the name or email is requested.
    parameters: { response_mode: 'form_post' },
  };
}
