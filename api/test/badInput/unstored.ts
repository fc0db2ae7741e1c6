/** References to pictures that were never stored. */
export const unstored = {
  profile_image: `/api/images/${'0'.repeat(24)}.webp`,
  image: `/api/images/${'0'.repeat(24)}.webp`,
  licenseImage: `private-${'0'.repeat(24)}.webp`,
};

/** The rejection of a picture that was not stored for a field. */
export const unstoredIn = (field: keyof typeof unstored) =>
  ({
    [`an unknown ${field}`]: [{ [field]: unstored[field] }, 400, 'validation_error', field],
    [`a ${field} elsewhere`]: [{ [field]: 'https://example.com/a.webp' }, 400, 'validation_error', field],
  }) as const;
