/** The forms of a page that the browser would validate with messages of its own. */
export const checkedByBrowser = (html: string): string[] =>
  (html.match(/<form\b[^>]*>/g) ?? []).filter((tag) => !/\snovalidate\b/i.test(tag))
