// A plugin for Vite, which parses the catalogues of messages when the page is built.
import { FluentResource } from '@fluent/bundle';

/** The messages of a game that pages need before its board is loaded: `?brief` are these alone. */
const BRIEF = /^[a-z]+-(motto|about|option-.*)$/;

export const messages = {
  name: 'messages',
  transform(code, id) {
    const [file, query] = id.split('?');
    if (!file.endsWith('.ftl') || query === 'raw') return null;
    const { body } = new FluentResource(code);
    const wanted = query === 'brief' ? body.filter((message) => BRIEF.test(message.id)) : body;
    return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(wanted))})`, map: null };
  },
};
