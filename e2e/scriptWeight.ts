import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

/**
 * Adds the sizes, by name, of a script and of everything it imports before it runs, as the server sends them
 * to browsers that read brotli.
 * @param folder where the scripts are, such as `/panel-assets/assets/`
 */
export async function withImports(
  request: APIRequestContext,
  folder: string,
  name: string,
  sizes: Map<string, number>,
): Promise<void> {
  if (sizes.has(name)) return;
  sizes.set(name, 0);
  const script = await (await request.get(folder + name)).text();
  const { 'content-encoding': encoding, 'content-length': sent } = (
    await request.head(folder + name)
  ).headers();
  // The build leaves small files as they are; the server compresses them in passing.
  sizes.set(name, encoding === 'br' && sent ? Number(sent) : gzipSync(script).length);
  for (const [, imported] of script.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    await withImports(request, folder, imported as string, sizes);
}
