/** The API refused a call. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly operation: string;
  readonly status: number;
  /** The key of its error. */
  readonly key: string;
  constructor(operation: string, status: number, key: string) {
    super(`${operation} was refused with ${status} ${key}`);
    this.operation = operation;
    this.status = status;
    this.key = key;
  }
}

interface Result<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Returns the data of a call. @throws Refused */
export async function answerOf<T>(call: Promise<Result<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (response.ok) return data as T;
  const { pathname } = new URL(response.url);
  const key = (error as { error?: unknown } | undefined)?.error;
  throw new Refused(operationName(pathname), response.status, typeof key === 'string' ? key : 'no_key');
}

/**
 * Returns the data of a call, or null if it was refused for one of these reasons, which actions of the other
 * person may cause. @throws Refused for any other reason
 */
export async function answerUnless<T>(keys: readonly string[], call: Promise<Result<T>>): Promise<T | null> {
  try {
    return await answerOf(call);
  } catch (error) {
    if (error instanceof Refused && keys.includes(error.key)) return null;
    throw error;
  }
}

/** The path of an operation without the ids in it. */
export const operationName = (path: string) => path.replaceAll(/\/[0-9a-f]{24}(?=\/|$)/g, '/{id}');
