import { z } from 'zod'

const address = /[^\s<>()[\]",;:@|]{1,64}@[a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,63}/gi

/** The e-mail addresses of a text, each once, in its order. */
export function addressesIn(text: string): string[] {
  const found = (text.match(address) ?? []).map((one) => one.replace(/[.'’]+$/g, ''))
  return [...new Set(found)].filter((one) => z.email().max(255).safeParse(one).success)
}

const digits = String.raw`\(?\d[\d ().\-/]{5,18}\d`
const phoneWord = String.raw`\b(?:tel|phone|telephone|téléphone|cell|cellulaire|mobile|mob|portable|number|numéro|call|rappel\w*|joindre|appel\w*)\b[^\n\d+]{0,20}`
const phoneForms = [
  new RegExp(String.raw`(?<![\w@.])(?:\+|00) ?${digits}(?!\w)`, 'g'),
  new RegExp(`(?<=${phoneWord})${digits}(?!\\w)`, 'gi'),
  // 613-555-0199 and 06 12 34 56 78
  /(?<![\w@.+-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\w-])/g,
  /(?<![\w@.+-])0\d(?:[ .]\d{2}){4}(?![\w-])/g,
]

const years = /^(?:19|20)\d\d[ .-]/

/** The telephone number of a text; amounts, years and references are none. */
export function phoneIn(text: string): string | null {
  for (const form of phoneForms)
    for (const [found] of text.matchAll(form)) {
      const count = found.replaceAll(/\D/g, '').length
      if (count >= 7 && count <= 15 && !years.test(found)) return found.trim()
    }
  return null
}

const titled = /^(?:mr|mrs|ms|mx|dr|prof|m|mme|mlle|sr|sra|hon)\b\.? ?/i
const particles =
  "(?:(?:de|da|do|dos|del|della|di|du|des|la|le|van|von|der|den|ten|bin|ibn|al|el|ben|y|e|zu) |d['’])"
const capital = String.raw`\p{Lu}[\p{L}\p{M}'’.\-]*`
const capitals = new RegExp(
  `^${capital}(?: ${particles}{0,2}${capital}){0,4}(?=$|[ ,.;:!?<(|\\n])`,
  'u',
)

/** What no person is called: words of commands and of programs, greetings, kinds of people. */
const noName =
  /\b(?:ignore|instructions?|prompt|system|admin\w*|script|select|insert|drop|delete|assistant|override|javascript|null|undefined|https?|www|test|hello|hi|bonjour|thanks?|merci|please|dear|regards|cordialement|sincerely|questions?|interested|director|minister|manager|deputy|chief|head|officer|secretary|adviser|advisor|engineer|consultant|lead|analyst|responsable|directeur|directrice|ministre|canadian|french|american|british|german|yes|no|not|sorry|so|from|available|looking|writing|we|i|the|a|an|here|email|e-mail|mail|tel|phone|name|nom|courriel|organi[sz]ation|company|entreprise)\b/i

/** The words that organizations have in their names, without accents. */
const organisationWords =
  /\b(?:minist(?:ry|ries|ere|erio|erium|ero)|departments?|departement|agenc(?:y|ies)|agence|authority|autorite|office|council|city|ville|town|county|province|state|government|gouvernement|commission|bureau|board|bank|banque|inc|ltd|llc|gmbh|corp|corporation|group|groupe|company|university|universite|hospital|hopital|services?|institut\w*|foundation|fondation|embassy|ambassade|consulate|consulat|directorate|direction|republic|kingdom|association|fundacion|stiftung|mairie|commune|municipality|municipalite|prefecture|prefeitura|ayuntamiento|gobierno|secretaria|secretariat|treasury|customs|douanes|police|revenue|immigration|logistics|partners|holdings?|consulting|solutions|systems|labs?|school|ecole|college|clinic|clinique|trust|societe)\b/i

/** Whether a text has a word of organizations. */
export const namesOrganisation = (text: string): boolean =>
  organisationWords.test(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))

/** The name of a person at the beginning of a text. */
export function nameAt(text: string): string | null {
  const [title = ''] = titled.exec(text) ?? []
  const [found = ''] = capitals.exec(text.slice(title.length)) ?? []
  const whole = found.replace(/[.\-'’]+$/u, '')
  // "Amélie Roy du Ministère"
  const name = namesOrganisation(whole) ? whole.replace(/ (?:de|du|des|la|le)\b.*$/u, '') : whole
  if (name.length < 2 || name.length > 80 || noName.test(name)) return null
  return namesOrganisation(name) ? null : title + name
}
