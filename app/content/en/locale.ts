/** The language of pages and mails, as the `lang` attribute names it. */
export const language = 'en'
