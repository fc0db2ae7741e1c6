/** The answer, or `late` if it fails or takes longer than the budget (ms). */
export async function withinBudget<Answer, Late>(
  answer: Promise<Answer>,
  late: Late,
  budgetMs: number,
): Promise<Answer | Late> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), budgetMs);
  });
  try {
    return await Promise.race([answer.catch(() => late), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
