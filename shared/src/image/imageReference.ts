import { z } from 'zod';

/** What addresses of pictures everybody may see begin with; the picture's key follows. */
export const PUBLIC_IMAGES = '/api/images/';

/**
 * The address of a picture everybody may see, as storing it answers it. It is the only text a record takes for a picture
 * (rule 7.36): an address elsewhere would have everybody who looks at the record call on a stranger.
 */
export const imageAddressSchema = z
  .string()
  .max(200)
  .regex(/^\/api\/images\/[A-Za-z0-9-]{1,80}\.(png|jpg|webp)$/);

/** What stands for the stored picture of a licence (rule 6.24): the reference storing it answers, or the address it is then shown at. */
export const licenseImageSchema = z
  .string()
  .max(200)
  .regex(
    /^(private-[A-Za-z0-9]{1,80}\.webp|\/api\/drivers\/[A-Za-z0-9_:-]{1,64}\/license_image\?key=[A-Za-z0-9.-]{1,90})$/,
  );
