// Marks every text of the catalogues as the page reads them: see tools/pseudo_language.py. It is added to a page before
// its scripts. Marking begins at once if the session says so, else when a test sets `isMarking`.
([plain, marked]) => {
  const parse = JSON.parse;
  window.isMarking = sessionStorage.getItem('marking') !== null;
  const mark = (text) => text.replace(/[aeiou]/g, '$&$&').replace(/[A-Za-z]/g, (letter) => marked[plain.indexOf(letter)]);
  const pattern = (parts) => {
    if (typeof parts === 'string') return mark(parts);
    return Array.isArray(parts) ? parts.map((part) => (typeof part === 'string' ? mark(part) : expression(part))) : parts;
  };
  const expression = (part) => {
    if (part.type !== 'select') return part;
    return { ...part, variants: part.variants.map((variant) => ({ ...variant, value: pattern(variant.value) })) };
  };
  const message = ({ id, value, attributes }) => ({
    id,
    value: pattern(value),
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, parts]) => [name, pattern(parts)])),
  });
  const is_catalogue = (found) => Array.isArray(found) && found[0]?.id !== undefined && found[0].attributes !== undefined;
  JSON.parse = (text, reviver) => {
    const found = parse(text, reviver);
    return window.isMarking && is_catalogue(found) ? found.map(message) : found;
  };
}
