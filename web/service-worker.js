// The service worker: it keeps the page and the rules of the games on the device, so that they open without a connection.
// The build replaces FILES, MESSAGES and the version: see offline.js.
const FILES = [/* files */];
/** The files with the messages of each language: the page says which one somebody reads. */
const MESSAGES = {/* languages */};
const PAGE = 'zashiki-page-/* version */';
/** The rules of the games change with the server, not with the page's files. */
const RULES = 'zashiki-rules';
const { pathname: base } = new URL('./', self.location.href);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith(`${base}api/`)) return;
  if (request.mode === 'navigate') event.respondWith(document_of(request));
  else if (pathname === `${base}modules/index.json`) event.respondWith(newest(request));
  else if (pathname.startsWith(`${base}modules/`)) event.respondWith(kept(request).then((response) => response ?? newest(request)));
  else event.respondWith(kept(request).then((response) => response ?? fetch(request)));
});

self.addEventListener('message', (event) => event.waitUntil(keep_language(event.data, event.ports[0])));

/** Keeps the messages of a language, and says when that is done. */
async function keep_language(language, port) {
  const cache = await caches.open(PAGE);
  await cache.addAll((MESSAGES[language] ?? []).map((file) => base + file));
  port.postMessage('kept');
}

async function install() {
  const cache = await caches.open(PAGE);
  await cache.addAll([base, ...FILES.map((file) => base + file)]);
  await self.skipWaiting();
}

/** Removes the pages before the last one, whose files may still be needed where it is open. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith('zashiki-') && name !== PAGE && name !== RULES);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page as the server has it now; the one that is kept if there is no connection, or no server behind a proxy. */
async function document_of(request) {
  const response = await fetch(request).catch(() => Response.error());
  return response.type === 'error' || response.status >= 500 ? ((await kept(base)) ?? response) : response;
}

/** What is kept: of this page if it has that, or else of the last one. */
async function kept(request) {
  const how = { ignoreSearch: true, ignoreVary: true };
  return (await (await caches.open(PAGE)).match(request, how)) ?? caches.match(request, how);
}

/** What the server has now, and is kept; without a connection what was kept last. */
async function newest(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await (await caches.open(RULES)).put(request, response.clone());
    return response;
  } catch {
    return (await kept(request)) ?? Response.error();
  }
}
