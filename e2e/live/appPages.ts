import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sourceOf = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

/** The pages of the site, by the tables that its routes are made of. */
export function sitePages(): string[] {
  const tables = [sourceOf('landing/src/publicPages.tsx'), sourceOf('landing/src/App.tsx')];
  return tables.flatMap((table) =>
    [...table.matchAll(/\[\s*'(\/[^']*)',\s*(?:plain|themed)\(/g)].map(([, path = '']) => path),
  );
}

/** The address of a screen of one of the panel's lists. */
const screens = {
  list: '',
  create: '/create',
  edit: '/:id',
  show: '/:id/show',
} as const;

/** The pages of the panel: its table of pages, and the screens of its lists. */
export function panelPages(): string[] {
  const app = sourceOf('admin/src/App.tsx');
  const [, pages = ''] = /const pages[^=]*= \{\n([\s\S]*?)\n\};/.exec(app) ?? [];
  const routes = [...pages.matchAll(/^ {2}'([^']+)'/gm)].map(([, path = '']) => path);
  const [, table = ''] = /const resources[^=]*= \{\n([\s\S]*?)\n\};/.exec(app) ?? [];
  const lists = [...table.matchAll(/^ {2}'?([\w-]+)'?(?:: (\w+))?,$/gm)].flatMap(
    ([, name = '', entity = name]) => {
      const [, folder] =
        new RegExp(`import \\{[^}]*\\b${entity}\\b[^}]*\\} from '\\./([^']+)\\.js'`).exec(app) ?? [];
      const index = sourceOf(`admin/src/${folder}.ts`);
      const [, own = ''] = new RegExp(`const ${entity} = ([\\s\\S]*?)(?:\\n\\}|;\\n)`).exec(index) ?? [];
      const [, face = ''] = /const face = ([\s\S]*?)\n\}/.exec(index) ?? [];
      const declared = own.startsWith('face(') ? face : own;
      return Object.entries(screens)
        .filter(([screen]) => new RegExp(`^ +${screen}\\b`, 'm').test(declared))
        .map(([, ending]) => `/${name}${ending}`);
    },
  );
  return [...routes, ...lists];
}
