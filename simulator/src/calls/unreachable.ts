/** Nothing answers at the address of the installation. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** @throws Unreachable if nothing answers at the address */
export async function requireAnswer(url: string): Promise<void> {
  await fetch(`${url}/healthz`).catch((error: unknown) => {
    const { code } = (error as { cause?: { code?: string } }).cause ?? {};
    throw new Unreachable(
      `The product does not answer at ${url}${code ? ` (${code})` : ''}: start it, or name its address with --url.`,
    );
  });
}
