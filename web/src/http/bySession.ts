/**
 * The answer to a sign-in of a page. Pages sign in by a session cookie: an answer with tokens, which apps
 * get, is not for them.
 */
export function bySession<Answer extends object>(answer: Answer): Exclude<Answer, { accessToken: string }> {
  if ('accessToken' in answer) throw new Error('A page got tokens instead of a session.');
  return answer as Exclude<Answer, { accessToken: string }>;
}
