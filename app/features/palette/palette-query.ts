import { beginningOf, cleanLine } from '#app/platform/clean-text.ts'
import { palette as copy } from '#content/palette.ts'
import { type PaletteKind, paletteKinds } from './palette.ts'

const longest = 100
const mostWords = 8

/** What one kind of record is asked for. `status`: only those that have it. */
export type Asked = { kind: PaletteKind; phrase: string; status: string | null }

/** What was typed, as it is looked for: on one line, without invisible characters, and not longer than the limit. */
export function readPaletteWords(text: string | null): string {
  const line = cleanLine(beginningOf(text ?? '', longest * 4)) as string | undefined
  const words = (line ?? '').normalize('NFC').split(/\s+/u).slice(0, mostWords).join(' ')
  return beginningOf(words, longest).toWellFormed().trim()
}

/**
 * What is asked of each kind of record: the words as they were typed. Where some of them name a kind, a status
 * or an action ("overdue invoices of Acme"), the other words ("acme") are asked for as well.
 */
export function askedOf(words: string): Asked[] {
  // People write the number of a ticket with this sign.
  const phrase = words.replace(/^#/, '').toLowerCase()
  const literal = paletteKinds.map((kind) => ({ kind, phrase, status: null }))
  const meant = paletteKinds.flatMap((kind) => meantOf(kind, phrase) ?? [])
  return [...literal, ...meant.toSorted((a, b) => a.phrase.localeCompare(b.phrase))]
}

/**
 * The words with two neighbouring letters swapped, each way once: of a short word no half is right then,
 * so that it would be like no name. A longer word is found by its halves.
 */
export function swappedOf(words: string): Asked[] {
  const letters = [...words.toLowerCase()]
  if (!/^\p{L}{3,7}$/u.test(words)) return []
  const swapped = letters
    .slice(1)
    .map((letter, at) => letters.with(at, letter).with(at + 1, letters[at] ?? ''))
  const phrases = new Set(swapped.map((one) => one.join('')))
  phrases.delete(letters.join(''))
  return [...phrases].flatMap((phrase) => named.map((kind) => ({ kind, phrase, status: null })))
}
/** Records that are called by names, which people mistype. */
const named = ['client', 'organisation', 'person', 'user'] as const

function meantOf(kind: PaletteKind, phrase: string): Asked | undefined {
  const given = phrase.split(' ')
  const named: readonly string[] = copy.words[kind]
  const statuses = copy.statuses[kind] ?? {}
  const status = given.flatMap((word) => statuses[word] ?? []).at(0) ?? null
  const spoken = new Set<string>([...copy.fillers, ...named, ...Object.keys(statuses)])
  if (kind === 'client') for (const word of actionWords) spoken.add(word)
  const rest = given.filter((word) => !spoken.has(word) && word !== 'of')
  const isKind = given.some((word) => named.includes(word))
  const isMeant = given.some((word) => spoken.has(word))
  if (!isMeant || (rest.length === 0 && !status)) return undefined
  // Words of an action ("invoice") can mean a client or a lead; another kind is meant only by its own words.
  if (!isKind && !status && kind !== 'client' && kind !== 'lead') return undefined
  return { kind, phrase: rest.join(' '), status }
}

/** What can be made for a client. */
const actionWords = [
  ...copy.words.invoice,
  ...copy.words.project,
  ...copy.words.document,
  ...['portal', 'someone'],
]
