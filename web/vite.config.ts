import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './compressed.js';
import { fonts } from './fonts.js';
import { messages } from './messages.js';
import { offline } from './offline.js';

// The page is built into the Python package, which serves it and reads the manifest.
export default defineConfig({
  // The files of a static site may lie anywhere; the server turns the document's addresses into absolute ones.
  base: './',
  plugins: [svelte(), messages, fonts, compressed, offline],
  build: {
    outDir: '../src/zashiki/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    rolldownOptions: {
      // Programs that measure import the second.
      input: { index: 'index.html', local: 'src/local/index.ts' },
      preserveEntrySignatures: 'exports-only',
      checks: { bundlerTimings: false },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  // The machine may be busy.
  test: { include: ['src/**/*.test.ts'], setupFiles: 'src/test-setup.ts', testTimeout: 60_000, hookTimeout: 60_000 },
});
