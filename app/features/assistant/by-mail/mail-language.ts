import type { LeadLanguage } from '../lead-form.ts'

const name = 'language'

/** The language of a page that a mail leads to; English where the link names none. */
export const languageOfLink = ({ searchParams }: URL): LeadLanguage =>
  searchParams.get(name) === 'fr' ? 'fr' : 'en'

/** What the query of such a link says; nothing for English. */
export const languageQuery = (language: LeadLanguage): Record<string, string> =>
  language === 'en' ? {} : { [name]: language }
