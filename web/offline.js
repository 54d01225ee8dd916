// A plugin for Vite, which tells the service worker the files of the page.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are needed without a connection, besides scripts, styles and fonts. */
const ICONS = ['icon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'];

/** The language of a file of the build, if it has nothing but messages of one. */
function language_of({ moduleIds = [] }) {
  const languages = new Set(moduleIds.map((id) => /\/messages\/([a-z]+)\/[^/]+\.ftl/.exec(id)?.[1] ?? ''));
  return languages.size === 1 ? [...languages][0] : '';
}

export const offline = {
  name: 'offline',
  async writeBundle({ dir }, bundle) {
    const files = (await readdir(join(dir, 'assets'))).filter((name) => /\.(js|css|woff2|svg)$/.test(name)).map((name) => `assets/${name}`);
    const messages = {};
    for (const file of files) (messages[language_of(bundle[file] ?? {})] ??= []).push(file);
    const { '': common, ...languages } = messages;
    const document = await readFile(join(dir, 'index.html'));
    const version = createHash('sha256').update(document).update(files.join()).digest('hex').slice(0, 16);
    const worker = await readFile(new URL('service-worker.js', import.meta.url), 'utf8');
    const filled = worker
      .replace('[/* files */]', JSON.stringify([...common, ...ICONS]))
      .replace('{/* languages */}', JSON.stringify(languages))
      .replace('/* version */', version);
    await writeFile(join(dir, 'sw.js'), filled);
  },
};
