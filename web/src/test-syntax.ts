// The code of the page as a syntax tree, for tests about the code itself.
import { parse } from 'svelte/compiler';

export const markup = import.meta.glob<string>('./**/*.svelte', { query: '?raw', import: 'default', eager: true });
export const scripts = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./**/*.generated.ts', '!./generated/**', '!./test-*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Node {
  type: string;
  [key: string]: unknown;
}

/** A script as a component, so that one parser reads both. */
export const script = (code: string): string => `<script lang="ts">\n${code}\n</script>`;

/** Every component and script of the page. */
export const all = [...Object.entries(markup), ...Object.entries(scripts).map(([path, code]) => [path, script(code)] as const)];

const is_node = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

function* below(node: Node, above: Node[]): Generator<[Node, Node[]]> {
  yield [node, above];
  for (const [name, value] of Object.entries(node)) {
    if (name !== 'metadata') for (const child of [value].flat()) if (is_node(child)) yield* below(child, [...above, node]);
  }
}

/** All nodes of a component, each with the nodes above it. */
export function nodes_of(code: string): [Node, Node[]][] {
  const { fragment, instance, module } = parse(code, { modern: true });
  const parts: unknown[] = [fragment, instance, module];
  return parts.filter(is_node).flatMap((part) => [...below(part, [])]);
}
