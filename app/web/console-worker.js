// Keeps the console's page and its own files in the browser, so that a tablet that is loaded again
// without a line still opens. It keeps nothing of any table: no view, no answer, no token.

const SHELL = "floorcall-console";
const PAGE = "/console/";
// A service that stands still must not keep the page from opening, milliseconds.
const PATIENCE = 4000;

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) {
    return;
  }
  if (request.mode === "navigate" && address.pathname.startsWith(PAGE)) {
    event.respondWith(page(request));
  } else if (address.pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  }
});

// The page is the same for every table, and the network's is always the newer one.
async function page(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(PAGE);
  const fetched = fetch(request).then(async (answer) => {
    if (answer.ok) {
      await keep(shell, answer.clone());
    }
    return answer;
  });
  if (kept === undefined) {
    return fetched;
  }
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([fetched.catch(() => kept), late]);
}

// With a newer page go the files that only the older one had.
async function keep(shell, answer) {
  const text = await answer.clone().text();
  await shell.put(PAGE, answer);
  for (const kept of await shell.keys()) {
    const { pathname } = new URL(kept.url);
    if (pathname !== PAGE && !text.includes(pathname)) {
      await shell.delete(kept);
    }
  }
  const wanted = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  await Promise.all(wanted.map(async (path) => (await shell.match(path)) ?? shell.add(path)));
}

// Their names change with their content.
async function asset(request) {
  const kept = await caches.match(request, { cacheName: SHELL });
  return kept ?? fetch(request);
}
