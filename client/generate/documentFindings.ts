import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

/** How Spectral numbers the severity of a finding, from 0. */
const SEVERITIES = ['error', 'warning', 'information', 'hint'];

/**
 * Returns a line for each finding of Redocly and Spectral in an OpenAPI document, with their recommended
 * rules: the tool, how severe it is, the rule, the place and the message.
 */
export async function documentFindings(document: object): Promise<string[]> {
  const source = JSON.stringify(document);
  return [...(await findingsOfRedocly(source)), ...(await findingsOfSpectral(source))];
}

async function findingsOfRedocly(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(
    ({ severity, ruleId, location, message }) =>
      `Redocly ${severity} ${ruleId} ${location[0]?.pointer ?? '#/'}: ${message}`,
  );
}

async function findingsOfSpectral(source: string): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset(new spectral.Ruleset({ extends: [[rulesets.oas, 'recommended']] }));
  const problems = await linter.run(source);
  return problems.map(
    ({ severity, code, path, message }) =>
      `Spectral ${SEVERITIES[severity]} ${code} #/${path.join('/')}: ${message}`,
  );
}
