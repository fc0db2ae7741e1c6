/** Creates and verifies the messages that browsers and the product exchange for passkeys. */
export type WebAuthn = Awaited<ReturnType<typeof webAuthn>>;

/**
 * The library for passkeys. It is loaded when first needed, because it is among the largest and the product
 * starts faster without it.
 */
export async function webAuthn() {
  const [ceremonies, { decodeAttestationObject, decodeClientDataJSON, isoBase64URL, isoCBOR }] =
    await Promise.all([import('@simplewebauthn/server'), import('@simplewebauthn/server/helpers')]);
  return { ...ceremonies, decodeAttestationObject, decodeClientDataJSON, isoBase64URL, isoCBOR };
}
