import type { Passage } from '../assistant.ts'
import { isSentence, sentencesOf, wordsIn } from './sentences.ts'
import { idOf, passagesOfTable } from './table-rows.ts'

/** A public page whose text is in app/content. */
export type CopyPage = { path: string; title: string; copy: unknown }

const mostSentences = 4
/** Keys of the content that are headings, the best first. */
const headingKeys = ['question', 'title', 'name', 'who', 'area', 'goal', 'solution', 'kind']
/**
 * Keys of the content that do not describe the company: labels, messages of forms, and what is only for
 * the program.
 */
const silent = new Set([
  ...['id', 'mrz', 'to', 'path', 'paths', 'href', 'figure', 'slug', 'tone', 'statusTone', 'key'],
  ...['errors', 'error', 'incomplete', 'success', 'failure', 'received', 'hints', 'options'],
  ...['empty', 'emptyFiltered', 'emptyHint', 'none', 'noneHint', 'filter', 'choices', 'chosen'],
  ...['before', 'found', 'zone', 'booklet', 'headline', 'jobs', 'example', 'stamp', 'drawing'],
])

/** Keys of the content that describe a page and answer nothing. */
const labels = new Set(['meta'])

/** The passages of a page: its whole sentences and its lists, in the order of the page. */
export function passagesOfCopy({ path, title, copy }: CopyPage): Passage[] {
  const passages: Passage[] = []
  const walk = (value: unknown, above: string | null, place?: string) => {
    const table = tableIn(value)
    if (table) {
      const heading = table.caption ?? headingOf(value as Record<string, unknown>) ?? above
      const at = placeOf(value as object) ?? place
      passages.push(...passagesOfTable({ path, title, heading, place: at, ...table }))
    }
    if (Array.isArray(value)) {
      const lines = value.filter(isLine)
      const tells = lines.some((line) => wordsIn(line) >= 3)
      passages.push(
        ...passagesOf({ path, title, heading: above, place, lines: tells ? lines : [] }),
      )
      for (const item of value) walk(item, above, place)
    } else if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).filter(
        ([key]) => !silent.has(key) && !(table && inTable.has(key)),
      )
      const here = placeOf(value) ?? place
      const heading = headingOf(value as Record<string, unknown>) ?? above
      const own = entries.flatMap(([, text]) => (isText(text) && text !== heading ? [text] : []))
      passages.push(...passagesOf({ path, title, heading, place: here, lines: [own.join(' ')] }))
      for (const [key, inner] of entries) {
        const before = passages.length
        walk(inner, heading, here)
        if (!labels.has(key)) continue
        for (const passage of passages.slice(before)) passage.isLabel = true
      }
    }
  }
  walk(copy, null)
  return passages
}

/** Cuts the text below a heading into passages that can be quoted whole. */
export function passagesOf(part: {
  path: string
  title: string
  heading: string | null
  place?: string
  /** The sentence that leads to the lines. */
  lead?: string
  lines: readonly string[]
  /** The lines are those of a list, also when they are sentences. */
  isListed?: boolean
}): Passage[] {
  const { path, title, heading, place, lead, lines, isListed } = part
  const isList = lines.length > 1 && (isListed || !lines.every(isSentence))
  const sentences = isList ? lines.map((line) => line.trim()) : lines.flatMap(sentencesOf)
  const most = isList ? 8 : mostSentences
  const pieces = Math.ceil(sentences.length / most)
  const size = Math.ceil(sentences.length / pieces)
  return Array.from({ length: pieces }, (_, piece) => {
    const text = sentences.slice(piece * size, (piece + 1) * size).join(isList ? '\n' : ' ')
    return { id: idOf(path, heading, text), path, title, heading, place, lead, text }
  })
}

const inTable = new Set(['columns', 'rows', 'caption'])

/** The rows of a table in the content: cells in the order of the columns, or by their keys. */
function tableIn(value: unknown) {
  if (typeof value !== 'object' || value === null) return undefined
  const { columns, rows, caption } = value as { [Key in string]?: unknown }
  if (typeof columns !== 'object' || columns === null || !Array.isArray(rows)) return undefined
  const keys = Object.keys(columns)
  const cells = rows.map((row) => keys.map((key) => textOfCell((row as never)?.[key])))
  const names = Object.values(columns).map(String)
  return { columns: names, rows: cells, caption: typeof caption === 'string' ? caption : undefined }
}

const textOfCell = (cell: unknown) => (typeof cell === 'string' ? cell : '')

/** The id that a part of a page has in the browser. */
const placeOf = (value: object): string | undefined =>
  'id' in value && 'title' in value && typeof value.id === 'string' ? value.id : undefined

const isLine = (value: unknown): value is string =>
  typeof value === 'string' && !/[<\u00a0]|^[a-z]/.test(value)

const isText = (value: unknown): value is string =>
  typeof value === 'string' && !/<<|^[a-z]/.test(value) && isSentence(value)

function headingOf(value: Record<string, unknown>): string | null {
  for (const key of headingKeys) {
    const text = value[key]
    if (typeof text === 'string' && text.length <= 120) return text
  }
  return null
}
