// Records of views are decoded as in Python: see kernel/layout.py.
import { expect, test } from 'vitest';
import { decode_view, type Layout } from './layout';

interface Recorded {
  view: unknown;
  record: string;
}

const layouts = import.meta.glob<Layout>('../games/*/layout.json', { import: 'default', eager: true });
const positions = import.meta.glob<Recorded | Recorded[]>('../games/*/positions.json', { import: 'default', eager: true });

test.each(Object.entries(layouts))('%s', (path, layout) => {
  const recorded = [positions[path.replace('layout', 'positions')]!].flat();
  for (const { view, record } of recorded) {
    const bytes = Uint8Array.from(atob(record), (letter) => letter.charCodeAt(0));
    expect(decode_view(layout, new DataView(bytes.buffer))).toEqual(view);
  }
});
