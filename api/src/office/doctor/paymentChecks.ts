import type { ProviderName } from '@wayfare/shared';
import { systemClock } from '../../platform/clock.js';
import type { Config } from '../../platform/config/environment.js';
import { ProviderError } from '../../money/payment/hosted/providerRequest.js';
import { configuredOptions, type HostedOption } from '../../money/payment/providers.js';
import { about, type Finding, type Verdict } from './finding.js';

/**
 * A payment provider's answers to our keys: it accepts them, it rejects them, or it gives no usable answer.
 */
export const providerAnswers = ['works', 'rejects', 'fails'] as const;

/** The result of a request to a payment provider. */
export interface ProviderAnswer {
  name: ProviderName;
  /** Its name as shown to payers. */
  title: string;
  answer: (typeof providerAnswers)[number];
}

/**
 * Asks each configured payment provider, at the same time, for something that changes nothing. Takes at most
 * `ms`: some providers are asked twice, for a token first.
 */
export const askProviders = (config: Config, ms: number): Promise<ProviderAnswer[]> =>
  Promise.all(configuredOptions(config).map((option) => ask(option, config, ms / 2)));

async function ask(option: HostedOption, config: Config, ms: number): Promise<ProviderAnswer> {
  const timeoutMs = Math.min(Math.floor(ms), config.PAYMENT_TIMEOUT_MS);
  const { name, title, probe } = await option.checkout(config, { clock: systemClock, timeoutMs });
  try {
    await probe();
    return { name, title, answer: 'works' };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const isRejected = error.status === 401 || error.status === 403;
    return { name, title, answer: isRejected ? 'rejects' : 'fails' };
  }
}

const MESSAGES: Readonly<Record<ProviderAnswer['answer'], [Verdict, string]>> = {
  works: ['ok', 'accepts the keys'],
  rejects: ['problem', 'rejected the keys'],
  fails: ['problem', 'did not answer in time, or not as documented: are its address and its keys right?'],
};

/** Checks the keys of each configured payment provider. Moves no money. */
export async function checkPayments(config: Config, ms: number): Promise<Finding[]> {
  const answers = await askProviders(config, ms);
  return answers.map(({ title, answer }) => about(`payments: ${title}`)(...MESSAGES[answer]));
}
