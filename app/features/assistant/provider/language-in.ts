import { languageOf } from '../answering/language.ts'
import { factLanguageOf } from '../facts/fact-language.ts'

/** The language of a text when it is not English; otherwise null. French shows in few words, too. */
export const languageIn = (text: string): string | null =>
  languageOf(text) ?? (factLanguageOf(text) === 'fr' ? 'fr' : null)
