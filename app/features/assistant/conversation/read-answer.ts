const decline =
  /^(?:no|nope|nah|non|not (?:now|today|really|yet)|stop|skip|cancel|never ?mind|rather not|i(?:'d| would) rather not|(?:please )?(?:don't|do not|dont)\b|pas maintenant|plus tard|laisse[rz]?(?: tomber)?|inutile)(?=$|[\s,.!])/i
const yesWords =
  "(?:yes|yep|yeah|yup|sure|ok|okay|agreed|i agree|i do|please do|please|go ahead|of course|certainly|correct|right|perfect|great|fine|pass (?:it|this|that|them) on|send (?:it|this|that|them)|(?:that|it|this)(?:'s| is) (?:right|correct|fine|good)|do|thanks?|thank you|oui|ouais|d'accord|bien s[uû]r|volontiers|certainement|allez-y|vas-y|s'il (?:vous|te) pla[iî]t|svp|merci|transmettez(?:-(?:les?|la))?|transmettre|envoyez(?:-(?:les?|la))?|c'est (?:bon|juste|exact|correct|[cç]a)|parfait|je suis d'accord)"
const yes = new RegExp(String.raw`^${yesWords}(?:[\s,.!]+(?:and )?${yesWords})*[\s,.!]*$`, 'i')
/** "Please" and "thanks" alone agree to nothing. */
const onlyPolite =
  /^(?:please|thanks?|thank you|merci|svp|do|great|perfect|parfait|right|s'il (?:vous|te) pla[iî]t)[\s,.!]*$/i
const asks =
  /^(what|how|why|who|whom|which|where|can|could|do|does|did|is|are|will|would|may|should|tell me|show me|explain|summari[sz]e|describe|compare|list|quote|give me|find)\b/i
const price = /\b(?:pric(?:e|es|ing)|costs?|fees?|quotation|quote)\b/i
const timing =
  /\b(?:how (?:long|soon|fast|quickly)|time ?(?:line|frame)|when (?:can|could) (?:we|you) (?:start|begin))\b/i
const longestNo = 60
const longestYes = 60

const straight = (message: string) => message.trim().replaceAll(/[’‘`]/g, "'")

/** Whether a message is a short "no"; longer sentences that begin with "no" are not. */
export const isDecline = (message: string): boolean =>
  message.length <= longestNo && !message.includes('?') && decline.test(straight(message))

/** Whether a message says yes and nothing else: "yes, but the address is wrong" does not. */
export const isYes = (message: string): boolean =>
  message.length <= longestYes && yes.test(straight(message)) && !onlyPolite.test(straight(message))

/** Whether a message is a question rather than an answer. */
export const isQuestion = (message: string): boolean =>
  /\?\s*$/.test(message) || asks.test(message.trim())

/** The interest of a visitor who asks like a buyer, by the words alone. */
export function interestIn(message: string): 'pricing' | 'timeline' | undefined {
  if (price.test(message)) return 'pricing'
  return timing.test(message) ? 'timeline' : undefined
}

/** A name made from the first part of an address, for a visitor who gave no name. */
export function nameFromEmail(email: string): string {
  const local = email.split('@')[0] ?? ''
  const words = local
    .replace(/\+.*$/, '')
    .split(/[._-]+/)
    .filter(Boolean)
  return words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ') || email
}
