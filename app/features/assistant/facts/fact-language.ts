import { languageOf } from '../answering/language.ts'
import type { FactLanguage } from './fact.ts'

/** Words and spellings of French questions that English has not. */
const french =
  /(?<!\p{L})(?:où|combien|quels?|quelles?|vos|votre|avez|êtes|etes|sont|est-ce|qu['’]est-ce|puis-je|peut-on|utilisez|proposez|faites|bureaux|courriel|témoins|quelle|dure|coûte|pouvez|acceptez|c['’]est|des|les|une|est|du|pour|je|le|la|avec|cherche|comment|chez|vous|nous|peut|pourquoi|qui|que|quoi|dans|sur|au|aux|et|ou|mais|donc|mon|ma|mes|notre|nos|leur|leurs|sans|il|elle|ils|elles|ce|cette|ces|ne|pas|votre|d['’]un|d['’]une)(?!\p{L})/giu
const leastShare = 0.25

/** The language in which a fact is said; null when the message is in one that facts are not said in. */
export function factLanguageOf(message: string): FactLanguage | null {
  const language = languageOf(message)
  if (language === 'fr') return 'fr'
  if (language) return null
  const words = message.match(/\p{L}+(?:['’-]\p{L}+)*/gu)?.length ?? 1
  const found = message.match(french)?.length ?? 0
  return found > 0 && found / words >= leastShare ? 'fr' : 'en'
}
