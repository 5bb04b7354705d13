import type { assistant } from '#content/assistant.ts'

type Language = keyof typeof assistant.languages
/** A part of a text; `lang` is null where it is English. */
export type LanguageRun = { text: string; lang: Language | null }

// Frequent words of each language that are not English words.
const common: Partial<Record<Language, RegExp>> = {
  fr: /^(?:le|les|des|du|une|est|sont|vous|nous|je|votre|vos|pour|avec|dans|sur|comment|combien|quel|quelle|quels|quelles|pouvez|avez|puis|où|et|que|qui|quoi|ce|cette|la|un|en|au|aux|pas|il|elle|coûte|faire|d|l|qu|c)$/,
  de: /^(?:der|die|das|den|dem|ein|eine|einen|ist|sind|sie|ich|wir|ihr|ihre|für|mit|und|oder|wie|was|wer|wo|wann|warum|können|kann|haben|haben|bieten|von|zu|im|auf|nicht|es|gibt|kostet|lange|dauert|bei|über)$/,
  es: /^(?:el|los|las|una|es|son|usted|ustedes|nosotros|su|sus|para|con|en|cómo|como|cuánto|cuanto|cuesta|qué|que|quién|dónde|pueden|puede|tienen|tiene|de|del|la|un|y|por|al|hacen|está|mi|nuestro|nuestra)$/,
  pt: /^(?:o|os|as|uma|é|são|você|vocês|nós|seu|sua|para|com|em|como|quanto|custa|que|quem|onde|podem|pode|têm|tem|de|do|da|um|e|por|não|nosso|nossa|no|na|está|fazem)$/,
  it: /^(?:il|lo|gli|una|è|sono|siete|voi|noi|vostro|vostra|per|con|come|quanto|costa|che|chi|dove|quando|potete|può|avete|ha|di|del|della|un|e|non|nostro|nostra|questo|cosa|posso|vorrei|qualcuno|qui|le|lascia|entro|ore|c|aiuto|mi|o|solo|se|sono|ho|nel|si|ci|al|suo|sua|prima|resta)$/,
}
/** Frequent words that only English has. */
export const englishWord =
  /^(?:the|is|are|was|do|does|did|can|could|how|what|which|who|where|when|why|and|or|of|to|for|with|your|you|we|our|i|my|it|this|that|have|has|be|there|a|an|in|on|at|about|much|many|will|would|if|not|from|by)$/
const leastWords = 3
const leastShare = 0.4

// Words of the lists above that English has too.
const shared = /^(?:no|die|com|des|sur|son|est|es|das|dem|den|um|para|os|as)$/
const leastStart = 0.2

/**
 * A text in runs of one language, so that a screen reader can read each with its own voice. A run begins
 * with a sentence that shows its language; what shows none belongs to the run before it.
 *
 * @param first the language in which the text is said to begin; null for English
 */
export function languageRuns(text: string, first: Language | null = null): LanguageRun[] {
  const runs: LanguageRun[] = []
  for (const sentence of text.match(/[^.!?\n]*[.!?\n]*\s*/g) ?? []) {
    if (sentence === '') continue
    const last = runs.at(-1)
    const lang = languageInRun(sentence, last ? last.lang : first)
    if (last && last.lang === lang) last.text += sentence
    else runs.push({ text: sentence, lang })
  }
  return runs
}

function languageInRun(sentence: string, before: Language | null): Language | null {
  if (/\p{Script=Arabic}/u.test(sentence)) return 'ar'
  const words = wordsOf(sentence)
  const own = words.filter((word) => !englishWord.test(word) && !shared.test(word))
  const [best] = mostCommon(own)
  const inEnglish = words.filter(
    (word) => englishWord.test(word) && !isCommonIn(before, word),
  ).length
  if (best && best.language !== before && best.count > inEnglish && best.count >= 2)
    if (best.count / words.length >= leastStart) return best.language
  return before && inEnglish > own.filter((word) => isCommonIn(before, word)).length ? null : before
}

/** Whether a word in small letters is frequent in a language. */
export const isCommonIn = (language: Language | null, word: string) =>
  language !== null && common[language]?.test(word) === true
const wordsOf = (message: string) =>
  message
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)

/** How many of the words are common in each language, the most first. */
const mostCommon = (words: string[]) =>
  Object.entries(common)
    .map(([language, known]) => ({
      language: language as Language,
      count: words.filter((word) => known.test(word)).length,
    }))
    .sort((a, b) => b.count - a.count)

/** The language of a message when its words show that it is not English; otherwise null. */
export function languageOf(message: string): Language | null {
  const words = wordsOf(message)
  const foreign = message.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0
  if (foreign > (message.match(/\p{L}/gu)?.length ?? 0) / 2)
    return /\p{Script=Arabic}/u.test(message) ? 'ar' : 'other'
  if (words.length < leastWords) return null
  const [best] = mostCommon(words)
  if (!best || best.count < 2 || best.count / words.length < leastShare) return null
  return best.count > words.filter((word) => englishWord.test(word)).length ? best.language : null
}
