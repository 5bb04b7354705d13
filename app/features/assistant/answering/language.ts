import type { assistant } from '#content/assistant.ts'

type Language = keyof typeof assistant.languages

// Frequent words of each language that are not English words.
const common: Partial<Record<Language, RegExp>> = {
  fr: /^(?:le|les|des|du|une|est|sont|vous|nous|je|votre|vos|pour|avec|dans|sur|comment|combien|quel|quelle|quels|quelles|pouvez|avez|puis|où|et|que|qui|quoi|ce|cette|la|un|en|au|aux|pas|il|elle|coûte|faire|d|l|qu|c)$/,
  de: /^(?:der|die|das|den|dem|ein|eine|einen|ist|sind|sie|ich|wir|ihr|ihre|für|mit|und|oder|wie|was|wer|wo|wann|warum|können|kann|haben|haben|bieten|von|zu|im|auf|nicht|es|gibt|kostet|lange|dauert|bei|über)$/,
  es: /^(?:el|los|las|una|es|son|usted|ustedes|nosotros|su|sus|para|con|en|cómo|como|cuánto|cuanto|cuesta|qué|que|quién|dónde|pueden|puede|tienen|tiene|de|del|la|un|y|por|al|hacen|está|mi|nuestro|nuestra)$/,
  pt: /^(?:o|os|as|uma|é|são|você|vocês|nós|seu|sua|para|com|em|como|quanto|custa|que|quem|onde|podem|pode|têm|tem|de|do|da|um|e|por|não|nosso|nossa|no|na|está|fazem)$/,
}
const english =
  /^(?:the|is|are|was|do|does|did|can|could|how|what|which|who|where|when|why|and|or|of|to|for|with|your|you|we|our|i|my|it|this|that|have|has|be|there|a|an|in|on|at|about|much|many|will|would|if|not|from|by)$/
const leastWords = 3
const leastShare = 0.4

/** The language of a message when its words show that it is not English; otherwise null. */
export function languageOf(message: string): Language | null {
  const words = message
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
  const foreign = message.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0
  if (foreign > (message.match(/\p{L}/gu)?.length ?? 0) / 2) return 'other'
  if (words.length < leastWords) return null
  const countOf = (known: RegExp) => words.filter((word) => known.test(word)).length
  const [best] = Object.entries(common)
    .map(([language, known]) => ({ language: language as Language, count: countOf(known) }))
    .sort((a, b) => b.count - a.count)
  if (!best || best.count < 2 || best.count / words.length < leastShare) return null
  return best.count > countOf(english) ? best.language : null
}
