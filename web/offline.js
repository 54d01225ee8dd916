// A plugin for Vite, which tells the service worker the files of the page.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are needed without a connection, besides scripts, styles and fonts. */
const ICONS = ['icon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'];

export const offline = {
  name: 'offline',
  async writeBundle({ dir }) {
    const assets = (await readdir(join(dir, 'assets'))).filter((name) => /\.(js|css|woff2|svg)$/.test(name));
    const files = [...assets.map((name) => `assets/${name}`), ...ICONS];
    const document = await readFile(join(dir, 'index.html'));
    const version = createHash('sha256').update(document).update(files.join()).digest('hex').slice(0, 16);
    const worker = await readFile(new URL('service-worker.js', import.meta.url), 'utf8');
    const list = files.map((file) => JSON.stringify(file)).join(', ');
    await writeFile(join(dir, 'sw.js'), worker.replace('/* files */', list).replace('/* version */', version));
  },
};
