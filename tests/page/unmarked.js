// The texts on screen with letters that no catalogue has marked, without names, lists of names and dates.
(names) => {
  const NAMED = 'aria-label, aria-description, title, placeholder, alt'.split(', ');
  const longest = [...names].sort((one, two) => two.length - one.length);
  const found = new Set();
  const look = (text) => {
    const rest = longest.reduce((text, name) => text.replaceAll(name, ' '), text ?? '').replace(/\bGuest \d+/g, ' ').replace(/(^|[\s,])and(?=[\s,]|$)/g, ' ');
    if (/[A-Za-z]{2}/.test(rest)) found.add(rest.replace(/\s+/g, ' ').trim());
  };
  look(document.title);
  for (const element of document.body.querySelectorAll('*')) {
    // Names of languages are in these languages; dates are those of the language.
    if (element.closest('script, style, noscript, time, [lang]:not(html)')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const name of NAMED) look(element.getAttribute(name));
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.data);
  }
  return [...found];
}
