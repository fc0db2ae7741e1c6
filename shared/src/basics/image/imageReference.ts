import { z } from 'zod';

/** Prefix of the addresses of public pictures; the picture's key follows. */
export const PUBLIC_IMAGES = '/api/images/';

/**
 * The address of a public picture, as the upload response gives it. Records accept no other value for a
 * picture (rule 7.36): with an address elsewhere, all viewers of the record would send requests to a
 * stranger's server.
 */
export const imageAddressSchema = z
  .string()
  .max(200)
  .regex(/^\/api\/images\/[A-Za-z0-9-]{1,80}\.(png|jpg|webp)$/);

/**
 * Identifies the stored picture of a license (rule 6.24): the reference from the upload response, or the
 * address that then shows it.
 */
export const licenseImageSchema = z
  .string()
  .max(200)
  .regex(
    /^(private-[A-Za-z0-9]{1,80}\.webp|\/api\/drivers\/[A-Za-z0-9_:-]{1,64}\/license_image\?key=[A-Za-z0-9.-]{1,90})$/,
  );
