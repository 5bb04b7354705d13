import { z } from 'zod'

const decline =
  /^(no|nope|nah|no,? (thanks|thank you)|not (now|today|really)|stop|skip|cancel|never ?mind|rather not|i('d| would) rather not|do ?n[o']t ask|no,? do not send( it)?|please (don't|do not|stop))\b/i
const yes =
  /^(yes|yep|yeah|sure|ok|okay|agreed|i agree|i do|please do|go ahead|send (it|this)|of course|certainly)\b/i
const asks =
  /^(what|how|why|who|whom|which|where|can|could|do|does|did|is|are|will|would|may|should|tell me|show me|explain|summari[sz]e|describe|compare|list|quote|give me|find)\b/i
const price = /\b(?:pric(?:e|es|ing)|costs?|fees?|quotation|quote)\b/i
const timing =
  /\b(?:how (?:long|soon|fast|quickly)|time ?(?:line|frame)|when (?:can|could) (?:we|you) (?:start|begin))\b/i

/** Whether a message is a short "no"; longer sentences that begin with "no" are not. */
export const isDecline = (message: string): boolean =>
  message.length <= 60 && decline.test(message.trim())

export const isYes = (message: string): boolean =>
  message.length <= 80 && yes.test(message.trim()) && !/\?\s*$/.test(message)

/** Whether a message is a question rather than an answer. */
export const isQuestion = (message: string): boolean =>
  /\?\s*$/.test(message) || asks.test(message.trim())

/** The interest of a visitor who asks like a buyer, by the words alone. */
export function interestIn(message: string): 'pricing' | 'timeline' | undefined {
  if (price.test(message)) return 'pricing'
  return timing.test(message) ? 'timeline' : undefined
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const address = /[^\s<>()[\]",;:@]{1,64}@[a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,63}/i
const filler =
  /\b(my|name|is|it'?s|it is|i am|i'?m|this|e-?mail|address|and|at|the|please|write|to|me|you|can|reach|under|yes|sure|thanks|hi|hello)\b/gi

/** The e-mail address in a message, and the name beside it if there is one. */
export function readContact(message: string): { email: string; name: string | null } | undefined {
  const email = address.exec(message)?.[0]?.replace(/[.]+$/, '')
  if (!email || !z.email().max(255).safeParse(email).success) return undefined
  const rest = oneLine(
    message
      .replace(email, ' ')
      .replace(/[^\p{L}\p{M}' .-]/gu, ' ')
      .replace(filler, ' '),
  )
  const name = rest.replace(/^[ .'-]+|[ .'-]+$/g, '')
  const isName = name.length >= 2 && name.length <= 100 && name.split(' ').length <= 5
  return { email, name: isName ? name : null }
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
