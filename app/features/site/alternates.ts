import { type Locale, locales } from '#content/locale.ts'

/** A link element in the head of a page. */
export type Alternate = { tagName: 'link'; rel: 'alternate'; hrefLang: string; href: string }

/** A page's own path: addresses are matched in any case and with any slash at the end. */
export const pagePath = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '').toLowerCase()

/**
 * The addresses of a page in all languages, with itself and the one for everybody else. None when there
 * is one language: search engines read these links as a set of versions, and one page is no set.
 * @param origin of this build
 */
export function alternatesOf(
  path: string,
  origin: string,
  published: readonly Locale[] = locales,
): Alternate[] {
  const [first] = published
  if (!first || published.length < 2) return []
  return [...published, { ...first, language: 'x-default' }].map((one) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: one.language,
    href: `${one.origin ?? origin}${path}`,
  }))
}
