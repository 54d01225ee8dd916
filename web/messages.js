// A plugin for Vite, which parses the catalogues of messages when the page is built.
import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The messages of a game that pages need before its board is loaded. */
const BRIEF = /^[a-z]+-(motto|about|option-.*)$/;

/** The catalogues that every page needs. */
const COMMON = ['page.ftl', 'common.ftl', 'error.ftl'];

export const parsed = (code) => new FluentResource(code).body;

/** What every page needs of the language in a folder: `page.ftl?start` is all of it, so that there is one file to fetch. */
export function starting(folder, watch = () => undefined) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl'))
    .flatMap((name) => {
      const file = join(folder, name);
      watch(file);
      const messages = parsed(readFileSync(file, 'utf8'));
      return COMMON.includes(name) ? messages : messages.filter((message) => BRIEF.test(message.id));
    });
}

export const messages = {
  name: 'messages',
  transform(code, id) {
    const [file, query] = id.split('?');
    if (!file.endsWith('.ftl') || query === 'raw') return null;
    const wanted = query === 'start' ? starting(dirname(file), (name) => this.addWatchFile(name)) : parsed(code);
    return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(wanted))})`, map: null };
  },
};
