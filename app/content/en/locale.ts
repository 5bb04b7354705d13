/** The language of pages and mails, as the `lang` attribute names it. */
export const language = 'en'

/** The same with its country, for social networks. */
export const openGraphLocale = 'en_CA'

export type Locale = {
  /** As the `lang` attribute of its pages names it. */
  language: string
  /** Where the build in it is served, such as `https://fr.unordin.example`; null for this build. */
  origin: string | null
}

/**
 * Every language that the site is published in. The first one is for readers whose language is not in
 * the list.
 */
export const locales: readonly Locale[] = [{ language, origin: null }]
