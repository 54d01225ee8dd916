// Everything that can be tapped at a table, in one round trip; null if it is not the player's turn within `patience`
// milliseconds. `point` is the centre of a target, or null if something lies over it. A thorough survey also finds
// whether any part of a target is covered, where all places and buttons are, and which of the places that
// `matter`, a selector, cannot be seen completely.
async ([patience, is_thorough, matter]) => {
  const TARGET = '.place.can';
  const BUTTON = '.bar .buttons button:not([data-drop])';
  const TAB = '.surface button.leads';
  const CONTROL = '.bar button, .strip .tools > button';
  const PARTS = [0.1, 0.5, 0.9];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const is_visible = (element) => element.checkVisibility({ visibilityProperty: true });

  function is_ready() {
    const bar = document.querySelector('.bar[data-ply]');
    if (!bar || bar.matches('[data-over]')) return bar !== null;
    return !bar.matches('[data-waiting]') && document.querySelector(`${TARGET}, ${BUTTON}`) !== null;
  }

  /** An open menu lies over everything else on purpose. */
  function shown(selector) {
    const menu = document.querySelector(':popover-open');
    return all(selector).filter((element) => is_visible(element) && (!menu || menu.contains(element)));
  }

  const name_of = (element) => element.dataset.place ?? element.getAttribute('aria-label') ?? element.textContent.trim();

  function inspect(element) {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const at = (x, y) => [left + x * width, top + y * height];
    const centre = at(0.5, 0.5);
    const is_free = document.elementFromPoint(...centre)?.closest('.place, button, a') === element;
    const found = { name: name_of(element), box: [left, top, right, bottom], point: is_free ? centre : null };
    if (!is_thorough) return found;
    // At a rounded corner one sees what the target lies on, or its own drawing; everything else lies over it.
    const own = element.closest('.spot') ?? element;
    const covers = (point) => {
      const hit = document.elementFromPoint(...point);
      return hit !== null && !own.contains(hit) && !hit.contains(element);
    };
    const covering = PARTS.flatMap((y) => PARTS.map((x) => at(x, y))).filter(covers);
    const names = covering.map((point) => document.elementFromPoint(...point)).map((hit) => `${name_of(hit)} (${hit.getAttribute('class')})`);
    return { ...found, covered: names };
  }

  /** The part of an element's box that is neither outside the window nor cut off by something around it. */
  function is_cut(element) {
    const box = element.getBoundingClientRect();
    if (!is_visible(element) || !box.width || !box.height) return true;
    const exceeds = (left, top, right, bottom) =>
      box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1;
    if (exceeds(0, 0, innerWidth, innerHeight)) return true;
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const { left, top, right, bottom } = around.getBoundingClientRect();
      if (exceeds(left, top, right, bottom)) return true;
    }
    return false;
  }

  function corner(element) {
    const { left, top } = element.getBoundingClientRect();
    return [left, top];
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
    glowing: shown(`${TARGET}, ${BUTTON}, ${TAB}`).map(inspect),
  };
  if (!is_thorough) return now;
  const line = bar.querySelector('.line');
  const scrollable = [documentElement, ...all('.stage, .stage *')].filter(({ scrollTop, scrollLeft }) => scrollTop || scrollLeft);
  const mattering = matter ? all(matter) : [];
  return {
    ...now,
    controls: shown(CONTROL).map(inspect),
    places: Object.fromEntries(all('.place[data-place]').map((element) => [element.dataset.place, corner(element)])),
    buttons: Object.fromEntries(shown(CONTROL).map((element) => [name_of(element), corner(element)])),
    surface: document.querySelector('.surface') && inspect(document.querySelector('.surface')).box,
    scrolled: scrollable.map(({ className, scrollLeft, scrollTop }) => [String(className), scrollLeft, scrollTop]),
    page: [documentElement.scrollWidth, documentElement.scrollHeight],
    cut: line.scrollHeight > line.clientHeight + 1 ? line.textContent.trim() : null,
    mattering: Object.fromEntries(mattering.map((element) => [name_of(element), corner(element)])),
    clipped: mattering.filter(is_cut).map(name_of),
  };
};
