import type { Intent } from '../assistant.ts'

/** Words without which a question is not about a price, however near it is to one. */
const priceWords =
  /\b(?:price|pricing|cost|fee|charge|budget|quote|offer|estimate|pay|expensive|cheap|afford|licen[cs]e|money|dollar|euro|rate|tariff|how much|number)/i

/** The same for the help of a client. */
const clientWords =
  /\b(?:portal|accounts?|log ?in|logged|sign(?:ed)? ?in|passwords?|invoices?|bills?|tickets?|clients?|customers?|help|support|problems?|issues?|bugs?|errors?|faults?|broken|fail\w*|crash\w*|outage|down|slow|stuck|access|not work\w*|n[o']t work\w*|our (?:\w+ )?(?:system|platform|project|installation|contract))\b/i

/** Whether a message has the words that the fixed phrase of an intent answers. */
export const fitsOpening = (intent: Intent, message: string): boolean => {
  if (intent === 'support') return clientWords.test(message)
  return intent !== 'pricing' || priceWords.test(message)
}

/** What answers by itself, before the quotation. */
export const openings = ['pricing', 'support', 'person'] as const
export const isOpening = (intent: Intent) => (openings as readonly Intent[]).includes(intent)
