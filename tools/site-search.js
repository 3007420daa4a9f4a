// Search in the documents as pages: loads the pages listed on their first page when a user starts typing, and
// finds the sections that contain all words. It needs http; pages opened as files have no search.

/** The sections of a page that was read from `address`: each heading with all that follows it. */
export function sectionsOf(page, address, document) {
  const sections = [];
  for (const part of page.querySelector('main').children) {
    if (/^H\d$/.test(part.tagName))
      sections.push({
        document,
        title: part.textContent,
        href: `${address}#${part.id}`,
        text: '',
      });
    const last = sections.at(-1);
    if (last !== undefined) last.text += `${part.textContent} `.toLowerCase();
  }
  return sections;
}

/** The sections that have every word of `asked`, those first that name one in their heading. */
export function matching(sections, asked) {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const named = ({ title }) => words.filter((word) => title.toLowerCase().includes(word)).length;
  return sections
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .sort((one, other) => named(other) - named(one));
}

const most = 40;

function begin(form, found) {
  const field = form.querySelector('input');
  const read = async ({ href, textContent }) => {
    const text = await (await fetch(href)).text();
    return sectionsOf(new DOMParser().parseFromString(text, 'text/html'), href, textContent);
  };
  let reading;
  const search = async () => {
    reading ??= Promise.all([...document.querySelectorAll('main ul:not(#found) a')].map(read));
    const sections = (await reading).flat();
    show(matching(sections, field.value), field.value.trim() !== '', found);
  };
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', () => void search());
}

function show(sections, isAsked, found) {
  const lines = sections.slice(0, most).map(({ document: of, title, href }) => {
    const link = Object.assign(document.createElement('a'), {
      href,
      textContent: title,
    });
    const line = document.createElement('li');
    line.append(link, title === of ? '' : ` · ${of}`);
    return line;
  });
  found.replaceChildren(...lines);
  const first =
    sections.length === 0
      ? 'Nothing has all these words.'
      : `${sections.length} sections have all these words.`;
  if (isAsked)
    found.prepend(
      Object.assign(document.createElement('li'), {
        className: 'count',
        textContent: first,
      }),
    );
}

if (typeof document !== 'undefined') begin(document.querySelector('form'), document.querySelector('#found'));
