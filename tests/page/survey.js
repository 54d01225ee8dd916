// Everything that can be tapped at a table, and a point of each where it is on top of everything else, in one round trip;
// null if it is not the player's turn within `patience` milliseconds. A thorough survey also finds how much of each is
// covered, and where everything is.
async ([patience, is_thorough]) => {
  const TARGET = '.place.can';
  const BUTTON = '.bar .buttons button:not([data-drop])';
  const TAB = '.surface button.leads';
  const PARTS = [0.5, 0.1, 0.9];
  const all = (selector) => [...document.querySelectorAll(selector)];

  function is_ready() {
    const bar = document.querySelector('.bar[data-ply]');
    if (!bar || bar.matches('[data-over]')) return bar !== null;
    return !bar.matches('[data-waiting]') && document.querySelector(`${TARGET}, ${BUTTON}`) !== null;
  }

  function inspect(element) {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const points = PARTS.flatMap((y) => PARTS.map((x) => [left + x * width, top + y * height]));
    const is_free = (point) => document.elementFromPoint(...point)?.closest('.place, button, a') === element;
    const found = { name: element.dataset.place ?? element.textContent.trim(), box: [left, top, right, bottom] };
    if (!is_thorough) return { ...found, point: points.find(is_free) ?? null };
    const free = points.filter(is_free);
    return { ...found, free: free.length / points.length, point: free[0] ?? null };
  }

  function position(element) {
    const { left, top } = element.getBoundingClientRect();
    return [element.dataset.place, [left, top]];
  }

  const end = performance.now() + patience;
  while (!is_ready() && performance.now() < end) await new Promise((done) => setTimeout(done, 10));
  if (!is_ready()) return null;
  const { documentElement } = document;
  const bar = document.querySelector('.bar');
  const now = {
    is_over: bar.matches('[data-over]'),
    ply: Number(bar.dataset.ply),
    is_touch: navigator.maxTouchPoints > 0,
    glowing: all(`${TARGET}, ${BUTTON}, ${TAB}`)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(inspect),
  };
  if (!is_thorough) return now;
  const line = bar.querySelector('.line');
  const scrolled = [documentElement, ...all('.stage, .stage *')].filter(({ scrollTop, scrollLeft }) => scrollTop || scrollLeft);
  return {
    ...now,
    places: Object.fromEntries(all('.place[data-place]').map(position)),
    scrolled: scrolled.map(({ className, scrollLeft, scrollTop }) => [String(className), scrollLeft, scrollTop]),
    page: [documentElement.scrollWidth, documentElement.scrollHeight],
    cut: line.scrollHeight > line.clientHeight + 1 ? line.textContent.trim() : null,
  };
};
