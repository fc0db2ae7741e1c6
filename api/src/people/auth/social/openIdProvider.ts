import { cleanEmail, cleanName, isPersonName, LONGEST_NAME, type SocialProviderName } from '@wayfare/shared';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as openId from 'openid-client';
import { z } from 'zod';
import { hashOf, isSameSecret } from '../../../platform/secret.js';
import type { SocialIdentity, SocialProvider } from './socialProvider.js';

/** The settings for one provider. */
export interface OpenIdSettings {
  name: SocialProviderName;
  issuer: string;
  /** For a provider whose discovery document is incomplete. */
  metadata?: openId.ServerMetadata;
  clientId: string;
  authentication: openId.ClientAuth;
  /** Other clients of the same business, such as its mobile apps: their id tokens are accepted as well. */
  otherClientIds: readonly string[];
  scope: string;
  /** Additional parameters of the authorization URL. */
  parameters?: Record<string, string>;
}

/** The claims that are read from an id token. Apple sends its flag as a string. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .optional()
    .catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});

/**
 * A name as a provider has it; empty if it is none, because users enter their own name anyway (rule 5.27).
 */
function nameFrom(claim: string | undefined): string {
  const name = cleanName(claim ?? '').slice(0, LONGEST_NAME);
  return isPersonName(name) ? name : '';
}

/** Signature algorithms that need a key only the provider has: no shared secret, and not `none`. */
const SIGNATURES = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'];

/** An OpenID Connect provider. Its discovery document is loaded at the first sign-in. */
export function openIdProvider(settings: OpenIdSettings): SocialProvider {
  const { name, issuer, clientId } = settings;
  const client = once(() => connect(settings));
  const keys = once(async () => {
    const { jwks_uri } = (await client()).serverMetadata();
    if (!jwks_uri) throw new Error(`${name} publishes no keys`);
    return createRemoteJWKSet(new URL(jwks_uri));
  });
  const identityOf = (claims: unknown): SocialIdentity => {
    const { sub, email, email_verified, given_name, family_name } = claimsSchema.parse(claims);
    return {
      provider: name,
      subject: sub,
      email: (email && cleanEmail(email)) || null,
      isEmailVerified: email_verified === true || email_verified === 'true',
      firstName: nameFrom(given_name),
      lastName: nameFrom(family_name),
    };
  };

  return {
    name,
    async begin(redirectUri) {
      const checks = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        verifier: openId.randomPKCECodeVerifier(),
      };
      const url = openId.buildAuthorizationUrl(await client(), {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...settings.parameters,
      });
      return { url: url.href, checks };
    },
    async identityOfCode(address, { state, nonce, verifier }) {
      const tokens = await openId.authorizationCodeGrant(await client(), address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return identityOf(tokens.claims());
    },
    async identityOfToken(idToken, nonce) {
      // By the system clock, even in tests: it is compared with the provider's time.
      const { payload } = await jwtVerify(idToken, await keys(), {
        issuer,
        audience: [clientId, ...settings.otherClientIds],
        algorithms: SIGNATURES,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      if (payload.nonce !== undefined && !isNonce(payload.nonce, nonce))
        throw new Error('the id token belongs to another sign-in');
      return identityOf(payload);
    },
  };
}

/** Some apps send the provider a hash of their nonce, so that the token does not reveal it. */
const isNonce = (claim: unknown, nonce: string | null) =>
  nonce !== null &&
  typeof claim === 'string' &&
  (isSameSecret(claim, nonce) || isSameSecret(claim, hashOf(nonce)));

async function connect({ issuer, metadata, clientId, authentication }: OpenIdSettings) {
  const isLocal = new URL(issuer).protocol === 'http:';
  const options = isLocal ? { execute: [openId.allowInsecureRequests] } : {};
  const client = metadata
    ? new openId.Configuration(metadata, clientId, undefined, authentication)
    : await openId.discovery(new URL(issuer), clientId, undefined, authentication, options);
  // Check signatures even though the token comes directly from the provider.
  openId.enableNonRepudiationChecks(client);
  return client;
}

/** Creates a value at its first use; a failure is retried at the next. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
