import {
  certainFamilies,
  idiomFamilies,
  possibleAtWork,
  possibleFamilies,
} from './danger-nets.data.ts'
import { certain, idioms, possible, signs } from './danger-patterns.data.ts'
import { normalizeMessage, withoutLookAlikes } from './normalize-message.ts'
import { correctSpelling } from './spelling.ts'

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
  /\b(?:platforms?|software|systems?|modules?|features?|apps?|solutions?|products?|dashboards?|registr(?:y|ies)|statistics?|api|integrat\w+|workflows?|telemedicine|e-?visas?|visas?|avatars?|aftrlife|inspections?|drills?|polic(?:y|ies)|compliance|use cases?|case stud(?:y|ies)|ministry of|department of|triage tool|detect\w*|sensors?|records?|forms?|reports?|insurance|do you (?:offer|build|have|support|provide|make|cover|handle)|does (?:your|the|it)|can (?:your|it|the)|could (?:your|it|the)|your (?:company|team|data cent(?:re|er)s?|servers?|backups?)|plateformes?|logiciels?|systemes?|registres?|statistiques?|gestion|tableaux? de bord|applications?|ministere|prevention|politiques? de|capteurs?|detection|plataformas?|sistemas?|estadisticas?|ministerio)\b/
const asks =
  /\?\s*$|^(?:what|how|why|who|which|where|when|can|could|do|does|did|is there|are there|will|would|should|tell me|explain|describe|in case of|if|comment|quel(?:le)?s?|est-ce|pouvez|peut|avez|combien|como|cual|pueden)\b/
/** Words of somebody who speaks of people that are there. */
const ofSomebodyHere =
  /\b(?:my (?!ministry|department|team|company|organi[sz]ation|country|office|city|unit)\w+|i'?m|i am|he|she|we'?re|someone|somebody|mon (?!ministere|equipe)\w+|ma (?!ville|direction)\w+|mi (?:hij[oa]|padre|madre|amig[oa]))\b/
/** Words of somebody who is in danger, which are not about work. */
const inDistress =
  /\b(?:help me|please help|help us|right now|trapped|what (?:do|should|can) (?:i|we) do|hurry|quick(?:ly)?|i'?m scared|he'?s here|she'?s here|they'?re here|come quickly|send (?:help|someone|police)|call (?:911|112|999|the|an)|!!)|!{2,}|\b(?:people|workers?|children|kids|we|they) (?:are|is|'re) (?:trapped|inside|hurt|injured|dying|stuck|burning)\b|\b(?:a|one|two|three|four|five|six|some|several|\d+|my|our|the) (?:men|man|women|woman|workers?|people|persons?|guys?|colleagues?|children|kids) (?:is |are |still )*(?:under|beneath|below|inside|in) (?:it|there|that|the (?:rubble|trench|scaffold\w*|wall|building))\b/

/**
 * Looks for danger to life in a message, in several languages. It reads the message before any other rule
 * and before any model.
 */
export function dangerIn(message: string): Danger | null {
  const plain = normalizeMessage(message)
  const readable = withoutLookAlikes(plain)
  const texts = [...new Set([plain, readable, correctSpelling(readable)])].map(withoutIdioms)
  const says = (patterns: readonly RegExp[]) =>
    patterns.some((pattern) => texts.some((text) => pattern.test(text)))
  const kind = dangerKinds.find((one) => says(certain[one]) || says(certainFamilies[one]))
  if (!kind) {
    const mayBe =
      says(possible) ||
      says(possibleAtWork) ||
      (!ofWork.test(plain) && (says(signs) || says(possibleFamilies)))
    return mayBe ? { kind: 'selfHarm', level: 'possible' } : null
  }
  const isOfWork = kind !== 'selfHarm' && ofWork.test(plain) && !inDistress.test(plain)
  if (!isOfWork) return { kind, level: 'certain' }
  // A question about a platform ("Does it notice a fall from a scaffold?") needs no emergency number.
  const isSubject = asks.test(plain) && kind !== 'violence' && !ofSomebodyHere.test(plain)
  return isSubject ? null : { kind, level: 'possible' }
}

const everyIdiom = [...idioms, ...idiomFamilies].map((idiom) => new RegExp(idiom, 'g'))
const withoutIdioms = (text: string): string =>
  everyIdiom.reduce((left, idiom) => left.replaceAll(idiom, ' … '), text)
