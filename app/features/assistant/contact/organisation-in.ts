import { beginningOf } from '#app/platform/clean-text.ts'
import type { UnderstoodContact } from '../lead-form.ts'
import { nameAt, namesOrganisation } from './contact-parts.ts'

const longest = 120
const mostWords = 12
const comesFrom =
  /\b(?:from|at|with|for|of|representing|on behalf of|work(?:ing)? (?:for|at)|chez|pour|au nom de|du|de la|de l'|au|à la|de) (?:the |le |la |l'|les )?/giu
/** Where the name of an organization ends. */
const end =
  /[,;:!?\n<>()|]|\.(?=\s|$)| (?:and|et|my|you|your|please|can|we|i|i'm|reach|contact|write|e-?mail|mail|phone|tel|mon|ma|vous|je|nous|at|under|in order|to)\b.*/iu
const role =
  /^(?:head|director|chief|manager|deputy|officer|secretary|adviser|advisor|lead|president|vice|minister|responsable|directeur|directrice|chef)\b/i

/** The organization that a contact names: by its words ("Ministry of …"), or in capitals. */
export function organisationIn(
  text: string,
  { name, email, phone }: Pick<UnderstoodContact, 'name' | 'email' | 'phone'>,
): string | null {
  const bare = [email, phone, name].reduce<string>(
    (rest, part) => (part ? rest.replace(part, ' | ') : rest),
    text,
  )
  const afterFrom = [...bare.matchAll(comesFrom)].map(({ index, 0: found }) => {
    const [first = ''] = bare.slice(index + found.length).split(end)
    return first.trim()
  })
  const parts = bare.split(/ ?[,;|<>()\n\t] ?|: | [-–—] /).map((part) => part.trim())
  const named = [...parts, ...afterFrom].find(isOrganisation)
  return tidy(named ?? afterFrom.find(isInCapitals) ?? parts.find(isInCapitals))
}

const isOrganisation = (part: string): boolean =>
  part.split(' ').length <= mostWords &&
  !/[@?!]|\d{4}/.test(part) &&
  /^\p{Lu}/u.test(part) &&
  !role.test(part) &&
  namesOrganisation(part) &&
  !/\b(?:i|we|you|is|are|am|want|need|would|have|je|nous|vous|est|suis)\b/i.test(part)

/** A name that says by itself no kind of organization ("Acme", "CHUM"). */
const isInCapitals = (part: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}\d&'’.-]*(?: (?:\p{Lu}[\p{L}\p{M}\d&'’.-]*|of|the|de|la|du|and|et|&)){0,6}$/u.test(
    part,
  ) &&
  (nameAt(part) !== null || /^\p{Lu}{2,}$/u.test(part))

function tidy(found: string | undefined): string | null {
  const text = found && beginningOf(found.replace(/[.\s]+$/, ''), longest)
  return text && text.length > 1 ? text : null
}
