import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { findProgram } from '../../../test/support/findProgram.js';
import { environmentSchema, parseEnvironment } from './environment.js';
import { SECRET_VARIABLES } from './secretFiles.js';

const deploy = fileURLToPath(new URL('../../../../deploy/', import.meta.url));
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');

/** NAME=value lines. */
const readVariables = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_\d]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec?: Record<string, unknown>;
}
const manifests = (text: string) => parseAllDocuments(text).map((document) => document.toJS() as Manifest);

const kubectl = findProgram('kubectl', 'KUBECTL');
const kustomize = findProgram('kustomize', 'KUSTOMIZE');
/** The program that renders the manifests, with its arguments but the folder. */
const render = kustomize ? [kustomize, 'build'] : kubectl ? [kubectl, 'kustomize'] : null;
const kubeconform = findProgram('kubeconform', 'KUBECONFORM');
/** Kubeconform's template of schema files; without it, it asks the network. */
const schemas = process.env['KUBERNETES_SCHEMAS'];
const canCheck = render && kubeconform && schemas;
if (!render)
  console.log('Skipped: manifests are rendered where kustomize or kubectl is (KUSTOMIZE, KUBECTL).');
if (!canCheck)
  console.log('Skipped: manifests are checked where kubeconform and KUBERNETES_SCHEMAS are, too.');

const folder = mkdtempSync(join(tmpdir(), 'kubernetes-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the manifests for Kubernetes', () => {
  const variables = readVariables(read('kubernetes/wayfare.env'));
  const listed = [...read('kubernetes/kustomization.yaml').matchAll(/^ {6}- secrets\/(\w+)$/gm)].map(
    ([, name = '']) => name,
  );

  it('set only variables the app reads, and are a valid configuration in production', () => {
    const known = [
      ...Object.keys(environmentSchema.shape),
      ...SECRET_VARIABLES.map((name) => `${name}_FILE`),
    ];
    expect(Object.keys(variables).filter((name) => !known.includes(name))).toEqual([]);
    const values: Record<string, string> = {
      SESSION_SECRET: '0f9c1d7e5b3a2846fedcba9876543210',
      MONGODB_URL: 'mongodb://a,b,c/?replicaSet=rs0',
      REDIS_URL: 'redis://redis:6379',
      SMTP_URL: 'smtps://mail.example',
      METRICS_TOKEN: 'm'.repeat(16),
    };
    const env = Object.fromEntries(
      Object.entries(variables).map(([name, value]) => {
        if (!name.endsWith('_FILE')) return [name, value];
        const file = join(folder, name);
        writeFileSync(file, values[name.slice(0, -5)] ?? 'something');
        return [name, file];
      }),
    );
    expect(parseEnvironment(env)).toMatchObject({ NODE_ENV: 'production', TRUST_PROXY: 1 });
  });

  it('bring every secret as a file, and no secret as a variable', () => {
    const inFiles = Object.keys(variables).filter((name) => name.endsWith('_FILE'));
    expect([...listed].toSorted((a, b) => a.localeCompare(b))).toEqual(
      [...inFiles.map((name) => name.slice(0, -5)), 'MONGODB_ADMIN_URL'].toSorted((a, b) =>
        a.localeCompare(b),
      ),
    );
    for (const name of SECRET_VARIABLES) expect(variables[name]).toBeUndefined();
  });

  it('give a process the time that stopping takes', () => {
    const [deployment] = manifests(read('kubernetes/app.yaml'));
    const { template } = deployment!.spec as {
      template: { spec: { terminationGracePeriodSeconds: number } };
    };
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
      Number(variables['DRAIN_SECONDS']) + 20,
    );
  });

  it.skipIf(!render)(
    'render, with probes, a disruption budget, an autoscaler and a backup, and match the schema',
    () => {
      const copy = join(folder, 'kubernetes');
      cpSync(join(deploy, 'kubernetes'), copy, { recursive: true });
      mkdirSync(join(copy, 'secrets'), { recursive: true });
      for (const name of listed) writeFileSync(join(copy, 'secrets', name), 'secret');
      const [program, command] = render as [string, string];
      const rendered = execFileSync(program, [command, copy], { encoding: 'utf8' });
      const found = manifests(rendered);
      expect(found.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining([
          'Deployment',
          'PodDisruptionBudget',
          'HorizontalPodAutoscaler',
          'CronJob',
          'Secret',
        ]),
      );
      // Names of generated secrets contain a hash of their contents.
      const secret = found.find(({ kind, metadata }) => kind === 'Secret' && /^wayfare-/.test(metadata.name));
      expect(rendered).toContain(`secretName: ${secret?.metadata.name}`);
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
        expect(rendered).toContain(`${probe}:`);
      if (!canCheck) return;
      const file = join(folder, 'rendered.yaml');
      writeFileSync(file, rendered);
      const checked = execFileSync(
        kubeconform as string,
        ['-strict', '-summary', '-output', 'json', '-schema-location', schemas as string, file],
        { encoding: 'utf8' },
      );
      expect(JSON.parse(checked).summary).toEqual({ valid: found.length, invalid: 0, errors: 0, skipped: 0 });
    },
  );
});

describe('the services of systemd', () => {
  it('give the product the time that stopping takes, and a folder of its own', () => {
    const seconds = /^TimeoutStopSec=(\d+)$/m.exec(read('systemd/wayfare.service'))?.[1];
    expect(Number(seconds)).toBeGreaterThan(parseEnvironment({ ...minimal }).DRAIN_SECONDS + 20);
    expect(read('systemd/wayfare.service')).toMatch(/DATA_DIR=\/var\/lib\/wayfare$/m);
    expect(read('systemd/wayfare.service')).toMatch(/^StateDirectory=wayfare$/m);
  });
  it('run a backup that exists', () => {
    const path = /^ExecStart=\/bin\/sh \/opt\/wayfare\/deploy\/(.*)$/m.exec(
      read('systemd/wayfare-backup.service'),
    );
    expect(read(path?.[1] as string)).toContain('mongodump');
  });
});

const minimal = {
  NODE_ENV: 'production',
  SESSION_SECRET: '0f9c1d7e5b3a2846fedcba9876543210',
  MONGODB_URL: 'mongodb://a/',
};
