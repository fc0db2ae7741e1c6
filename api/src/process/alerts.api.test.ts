import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { findProgram } from '../../test/support/findProgram.js';
import { startTestApp, type TestApp } from '../../test/support/testApp.js';
import { observeState } from './observeState.js';

const root = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const read = (file: string) => readFileSync(root(file), 'utf8');
const ALERTS = 'deploy/prometheus/alerts.yml';
const CASES = 'deploy/prometheus/alerts.test.yml';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; runbook: string };
}
interface Case {
  alertname: string;
  exp_alerts: object[];
}
const { groups } = parse(read(ALERTS)) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/grafana/wayfare.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const promtool = findProgram('promtool', 'PROMTOOL');
if (!promtool)
  console.log('Skipped: promtool, which checks the alerts, is not on PATH or named by PROMTOOL.');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: 'a token for the metrics' });
  observeState(app.connection, null, app.services);
});
afterAll(() => app.close());

it('alerts and panels use only metrics and labels that the product has', async () => {
  const metrics = await app.services.metrics.registry.getMetricsAsJSON();
  const known = new Set([...metrics.map(({ name }) => name), 'up']);
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  for (const expr of expressions) {
    const used = expr.match(/\b(wayfare|nodejs|process)_\w+/g) ?? ['up'];
    for (const name of used) {
      const family = known.has(name) ? name : name.replace(/_(bucket|count|sum)$/, '');
      expect([expr, known.has(family)]).toEqual([expr, true]);
    }
  }
});

it('each alert has a severity, a runbook that names it, and a summary', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, labels, annotations } of rules) {
    expect(['critical', 'warning']).toContain(labels.severity);
    expect([alert, existsSync(root(annotations.runbook))]).toEqual([alert, true]);
    expect(read(annotations.runbook)).toContain(`\`${alert}\``);
    expect(read('docs/runbooks/README.md')).toContain(`\`${alert}\``);
    expect(annotations.summary).not.toBe('');
  }
});

it('each alert has a case in which it fires, and one in which it does not yet', () => {
  const { tests } = parse(read(CASES)) as { tests: { alert_rule_test: Case[] }[] };
  const cases = tests.flatMap((test) => test.alert_rule_test);
  for (const { alert } of rules) {
    const counts = cases
      .filter(({ alertname }) => alertname === alert)
      .map(({ exp_alerts }) => exp_alerts.length);
    expect([alert, counts]).toEqual([alert, expect.arrayContaining([0, 1])]);
  }
});

describe.skipIf(!promtool)('promtool', () => {
  const check = (args: string[]) => execFileSync(promtool as string, args, { encoding: 'utf8' });

  it('finds the rules and the configuration valid', () => {
    expect(check(['check', 'rules', root(ALERTS)])).toContain(`SUCCESS: ${rules.length} rules found`);
    const config = check(['check', 'config', '--syntax-only', root('deploy/prometheus/prometheus.yml')]);
    expect(config).toContain('SUCCESS');
  });

  it('finds that each alert fires when it should, with a text that can be read', () => {
    expect(check(['test', 'rules', root(CASES)])).toContain('SUCCESS');
  });
});
