/** The forms of a page that the browser would check with messages of its own. */
export const checkedByBrowser = (html: string): string[] =>
  (html.match(/<form\b[^>]*>/g) ?? []).filter((tag) => !/\snovalidate\b/i.test(tag))
