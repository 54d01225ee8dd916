// A plugin for Vite, which leaves in the fonts only the letters of Western Europe, for names, and what the catalogues have:
// whoever reads Polish or Czech would otherwise fetch three times as much.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';

const HERE = import.meta.dirname;
const FONTS = join(HERE, 'node_modules/@fontsource-variable/eb-garamond/files');
const CATALOGUES = join(HERE, '../src/zashiki/messages');
const FOLDER = join(HERE, 'node_modules/.cache/letters');
const [FIRST, LAST] = [0x20, 0xff];
/** The weights that the page uses. */
const variationAxes = { wght: { min: 400, max: 700 } };

/** All letters, small and capital. */
function letters() {
  const files = readdirSync(CATALOGUES, { recursive: true }).filter((name) => name.endsWith('.ftl'));
  const written = files.map((name) => readFileSync(join(CATALOGUES, name), 'utf8')).join('');
  const western = String.fromCodePoint(...Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i));
  return [...new Set(western + written + written.toLowerCase() + written.toUpperCase())].join('');
}

export const fonts = {
  name: 'fonts',
  async config() {
    mkdirSync(FOLDER, { recursive: true });
    const text = letters();
    for (const part of ['latin', 'latin-ext']) {
      const font = readFileSync(join(FONTS, `eb-garamond-${part}-wght-normal.woff2`));
      writeFileSync(join(FOLDER, `${part}.woff2`), await subset(font, text, { targetFormat: 'woff2', variationAxes }));
    }
    return { resolve: { alias: { '@letters': FOLDER } } };
  },
};
