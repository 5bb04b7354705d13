import { certain, idioms, possible, signs } from './danger-patterns.data.ts'
import { normalizeMessage, withoutLookAlikes } from './normalize-message.ts'

export type DangerKind = keyof typeof certain
const dangerKinds = Object.keys(certain) as DangerKind[]

/**
 * A danger to somebody's life.
 * - `certain`: only help is answered
 * - `possible`: help is named first, and then the message is answered
 */
export type Danger = { kind: DangerKind; level: 'certain' | 'possible' }

/** Subjects of our customers' platforms: a question with these words is about work. */
const ofWork =
  /\b(?:platforms?|software|systems?|modules?|features?|apps?|solutions?|products?|dashboards?|registr(?:y|ies)|statistics?|api|integrat\w+|workflows?|telemedicine|e-?visas?|visas?|avatars?|aftrlife|inspections?|drills?|polic(?:y|ies)|compliance|use cases?|case stud(?:y|ies)|ministry of|department of|triage tool|detect\w*|sensors?|records?|forms?|reports?|insurance|do you (?:offer|build|have|support|provide|make|cover|handle)|does (?:your|the|it)|can (?:your|it|the)|could (?:your|it|the)|your (?:company|team|data cent(?:re|er)s?|servers?|backups?))\b/
const asks =
  /\?\s*$|^(?:what|how|why|who|which|where|when|can|could|do|does|did|is there|are there|will|would|should|tell me|explain|describe|in case of|if)\b/
/** Words of somebody who is in danger, which are not about work. */
const inDistress =
  /\b(?:help me|please help|help us|right now|trapped|what (?:do|should|can) (?:i|we) do|hurry|quick(?:ly)?|i'?m scared|he'?s here|she'?s here|they'?re here|come quickly|send (?:help|someone|police)|call (?:911|112|999|the|an)|!!)|!{2,}|\b(?:people|workers?|children|kids|we|they) (?:are|is|'re) (?:trapped|inside|hurt|injured|dying|stuck|burning)\b/

/**
 * Looks for danger to life in a message, in several languages. It reads the message before any other rule
 * and before any model.
 */
export function dangerIn(message: string): Danger | null {
  const plain = normalizeMessage(message)
  const texts = [plain, withoutLookAlikes(plain)].map(withoutIdioms)
  const says = (patterns: readonly RegExp[]) =>
    patterns.some((pattern) => texts.some((text) => pattern.test(text)))
  const kind = dangerKinds.find((one) => says(certain[one]))
  if (!kind) {
    const mayBe = says(possible) || (says(signs) && !ofWork.test(plain))
    return mayBe ? { kind: 'selfHarm', level: 'possible' } : null
  }
  const isOfWork = kind !== 'selfHarm' && ofWork.test(plain) && !inDistress.test(plain)
  if (!isOfWork) return { kind, level: 'certain' }
  // A question about a platform ("Does it notice a fall from a scaffold?") needs no emergency number.
  return asks.test(plain) && kind !== 'violence' ? null : { kind, level: 'possible' }
}

const withoutIdioms = (text: string): string =>
  idioms.reduce((left, idiom) => left.replaceAll(new RegExp(idiom, 'g'), ' … '), text)
