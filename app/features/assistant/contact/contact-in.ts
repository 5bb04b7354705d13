import { company } from '#content/company.ts'
import type { UnderstoodContact } from '../lead-form.ts'
import { normalizeMessage } from '../safety/normalize-message.ts'
import { addressesIn, nameAt, phoneIn } from './contact-parts.ts'
import { fillers, ofMe, ofOthers, refuses, signsOff } from './contact-patterns.data.ts'
import { organisationIn } from './organisation-in.ts'

/** More of a message is a letter or a document, and not how somebody leaves a contact. */
const longest = 1_500
const ownDomain = `@${company.mailbox.split('@')[1]}`

/**
 * The contact that the sender of a message leaves in it, by rules: name, address, organization, telephone.
 * Null when there is no address and no number, and for those of somebody else. It is shown and confirmed
 * before it is passed on, and is never the answer to anything.
 */
export function contactIn(message: string): UnderstoodContact | null {
  const text = readable(message)
  if (text.length > longest || refuses.test(normalizeMessage(text))) return null
  const addresses = addressesIn(text)
  const [email = null] = addresses
  if (addresses.length > 1 || email?.toLowerCase().endsWith(ownDomain)) return null
  const phone = phoneIn(text.replace(email ?? '', ' '))
  if (!email && !phone) return null
  const parts = { email, phone }
  if (!isOwn(text, parts)) return null
  const name = nameIn(text, parts)
  return { ...parts, name, organisation: organisationIn(text, { ...parts, name }) }
}

type Reach = Pick<UnderstoodContact, 'email' | 'phone'>

const readable = (message: string) =>
  message
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()

/** Whether the sender speaks of themselves, signs, or says nothing but a contact. */
function isOwn(text: string, reach: Reach): boolean {
  const around = normalizeMessage(clauseWith(text, reach))
  if (ofOthers.test(around)) return false
  if (isSignature(text, reach)) return true
  if (ofMe.test(around)) return true
  return !text.includes('?') && isBare(text, reach)
}

/** The sentence with the address, and the one before it: "I am Ada. Write to ada@ministry.example." */
function clauseWith(text: string, { email, phone }: Reach): string {
  const place = text.indexOf(email ?? phone ?? '')
  const before = text.slice(0, place).split(/(?<=[.!?])\s|\n/)
  const after = text.slice(place).split(/(?<=[.!?])\s|\n/)
  return [...before.slice(-2), after[0]].join(' ')
}

/** Nothing is left of the text without names, the address and the small words around them. */
function isBare(text: string, reach: Reach): boolean {
  const rest = withoutReach(text, reach)
  const words = normalizeMessage(rest.replaceAll(/\p{Lu}[\p{L}\p{M}'.-]*/gu, ' '))
    .replaceAll(fillers, ' ')
    .match(/\p{L}{2,}/gu)
  return (words ?? []).length <= 1 && rest.split(/\s+/).length <= 24
}

const withoutReach = (text: string, { email, phone }: Reach) =>
  text.replaceAll(email ?? '\0', ' ').replaceAll(phone ?? '\0', ' ')

/** The last lines are short, and one of them is a name or the end of a letter. */
function isSignature(text: string, reach: Reach): boolean {
  const lines = text.split('\n').map((line) => line.trim())
  const place = lines.findIndex((line) => line.includes(reach.email ?? reach.phone ?? ''))
  const block = lines.slice(Math.max(0, place - 5), place + 1)
  const isSigned = block.some((line) => signsOff.test(normalizeMessage(line)))
  const names = block.filter((line) => nameAt(line) !== null && line.split(' ').length <= 5)
  const isShort = (lines[place] ?? '').split(' ').length <= 6
  return lines.length >= 2 && isShort && (isSigned || names.length > 0)
}

const introductions =
  /\b(?:my name(?:'s| is)|(?:i am|i'm|im|this is)|name ?:|je m'appelle|mon nom (?:est|:)|je suis|moi,? c'est|nom ?:) ?:? ?/gi
/** Only these can be followed by nothing but a name, so that it may be written in small letters. */
const names =
  /\b(?:my name(?:'s| is)|je m'appelle|mon nom est) ([\p{L}'-]+(?: [\p{L}'-]+)?)(?=,| (?:and|from|at|et|de|du|chez)\b|\.|\n|$)/iu

function nameIn(text: string, reach: Reach): string | null {
  for (const found of text.matchAll(introductions)) {
    const name = nameAt(text.slice((found.index ?? 0) + found[0].length))
    if (name) return name
  }
  const [, small] = names.exec(text) ?? []
  const written =
    small && nameAt(small.replaceAll(/(?<=^|[ '-])\p{Ll}/gu, (one) => one.toUpperCase()))
  if (written) return written
  const lines = text.split('\n').map((line) => line.trim())
  const end = lines.findIndex((line) => signsOff.test(normalizeMessage(line)))
  const parts = [...lines.slice(end + 1), ...lines.slice(0, Math.max(0, end))].flatMap((line) =>
    withoutReach(line, reach).split(/ ?[,;|<>()\t] ?| [-–—] /),
  )
  return parts
    .map((part) => part.trim())
    .reduce<string | null>((found, part) => {
      if (found) return found
      const name = nameAt(part)
      return name && name.length === part.replace(/[.:]+$/, '').length ? name : null
    }, null)
}
