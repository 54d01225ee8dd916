// A plugin for Vite. It is not TypeScript, because the types of Node are not installed.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const ENCODINGS = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

/** Stores scripts and styles compressed too, so that the server need not compress them for every visitor. */
export const compressed = {
  name: 'compressed',
  async writeBundle({ dir }) {
    const folder = join(dir, 'assets');
    const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
    await Promise.all(
      names.map(async (name) => {
        const content = await readFile(join(folder, name));
        for (const [end, compress] of Object.entries(ENCODINGS)) {
          await writeFile(join(folder, name + end), await compress(content));
        }
      }),
    );
  },
};
