interface Reader {
  get(path: string): PromiseLike<{ body: { otp?: string | false } }>;
}

/**
 * The input of a trip's step with the code for the start, as its rider reads it to the driver; nothing for
 * other steps, and for a trip without a code.
 */
export async function withStartCode(rider: Reader, id: string, step: string): Promise<{ otp?: string }> {
  if (step !== 'start') return {};
  const { otp } = (await rider.get(`/bookings/${id}`)).body;
  return otp ? { otp } : {};
}
