import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { isDueDay } from '#app/platform/instant.ts'
import { newRequest } from '#content/client-requests.ts'
import {
  hintLength,
  type LineKind,
  lineKinds,
  linesAtMost,
  reasonLength,
  titleLength,
} from './client-request.ts'

const { errors: words } = newRequest

export type LineEntry = { kind: LineKind; title: string; hint: string }
export const emptyLine: LineEntry = { kind: 'document', title: '', hint: '' }

/** What is typed into the form of a request. */
export type RequestEntry = {
  title: string
  reason: string
  due_on: string
  project: string
  contact: string
  lines: LineEntry[]
}
/** By the id of the field. */
export type EntryErrors = Record<string, string>
/** What the form answers: it is drawn anew from it. */
export type RequestAnswer = {
  entry: RequestEntry
  errors: EntryErrors
  focus: string | null
  key: string
}

/** Reads the form. Only known fields are read; others are ignored. */
export function readEntry(form: FormData): RequestEntry {
  const text = (name: string, limit: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, limit) : ''
  }
  const lines: LineEntry[] = []
  for (let at = 0; at < linesAtMost && form.has(`line-${at}-title`); at += 1)
    lines.push({
      kind: lineKinds.find((kind) => kind === form.get(`line-${at}-kind`)) ?? 'document',
      title: text(`line-${at}-title`, titleLength * 2),
      hint: text(`line-${at}-hint`, hintLength * 2),
    })
  return {
    ...{ title: text('title', titleLength * 2), reason: text('reason', reasonLength * 2) },
    ...{ due_on: text('due_on', 20), project: text('project', 40), contact: text('contact', 40) },
    lines: lines.length > 0 ? lines : [emptyLine],
  }
}

/** The words of an entry, for a page that does not show its form. */
export const wordsOf = ({ title, reason, lines }: RequestEntry) => [
  ...[title, reason],
  ...lines.flatMap((line) => [line.title, line.hint]),
]

const rowChanges = ['add', 'up', 'down', 'remove'] as const
type RowChange = (typeof rowChanges)[number]

/** What the buttons of the form ask for: `row:up:1` moves the second line up. `show` draws the form anew. */
export const entryIntents: readonly string[] = [
  ...['send', 'show', 'row:add'],
  ...rowChanges.flatMap((change) =>
    Array.from({ length: linesAtMost }, (_, at) => `row:${change}:${at}`),
  ),
]

/** The change of a row that an intent asks for. */
export function rowChangeOf(intent: string): { change: RowChange; at: number } | undefined {
  const [what, name, at] = intent.split(':')
  const change = rowChanges.find((one) => one === name)
  return what === 'row' && change ? { change, at: Number(at) || 0 } : undefined
}

/** The lines after a button of a row, and the id of the field where the focus goes on. */
export function changeLines(lines: LineEntry[], { change, at }: { change: RowChange; at: number }) {
  const next = [...lines]
  if (change === 'add' && lines.length < linesAtMost) next.push(emptyLine)
  if (change === 'remove') next.splice(at, 1)
  const other = change === 'up' ? at - 1 : at + 1
  const [mine, theirs] = [lines[at], lines[other]]
  if ((change === 'up' || change === 'down') && mine && theirs) {
    next[other] = mine
    next[at] = theirs
  }
  const place =
    change === 'add' ? next.length - 1 : change === 'remove' ? Math.min(at, next.length - 1) : other
  return { lines: next.length > 0 ? next : [emptyLine], focus: `line-${Math.max(0, place)}-title` }
}

const cleanOf = (value: string) => String(cleanText(value) ?? '')
const cleanLineOf = (value: string) => String(cleanLine(value) ?? '')

/** What is wrong with the title, the reason and the day. @param today `yyyy-mm-dd`, or null when a past day may stay */
export function checkFields(
  { title, reason, due_on }: Pick<RequestEntry, 'title' | 'reason' | 'due_on'>,
  today: string | null,
): { fields: { title: string; reason: string; dueOn: string }; errors: EntryErrors } {
  const errors: EntryErrors = {}
  const fields = { title: cleanLineOf(title), reason: cleanOf(reason), dueOn: due_on.trim() }
  if (fields.title === '') errors.title = words.title
  else if (fields.title.length > titleLength) errors.title = words.titleLong
  if (fields.reason.length > reasonLength) errors.reason = words.reasonLong
  if (!isDueDay(fields.dueOn)) errors.due_on = words.due_on
  else if (today !== null && fields.dueOn < today) errors.due_on = words.past
  return { fields, errors }
}

/** A line as it is stored, and what is wrong with it. @param at its place, in the ids of the fields */
export function checkLine({ kind, title, hint }: LineEntry, at: number) {
  const errors: EntryErrors = {}
  const line = { kind, title: cleanLineOf(title), hint: cleanOf(hint) }
  if (line.title === '' || line.title.length > titleLength)
    errors[`line-${at}-title`] = words.lineTitle
  if (line.hint.length > hintLength) errors[`line-${at}-hint`] = words.lineHint
  return { line, errors }
}

/** Whether a choice names no record; an empty one is none. */
export const isWrongId = (id: string) => id !== '' && !isUuid(id)

/** A request as it is sent, or what is wrong with it. Lines without a title and a hint are left out. */
export function checkEntry(entry: RequestEntry, today: string) {
  const { fields, errors } = checkFields(entry, today)
  const checked = entry.lines.flatMap((line, at) =>
    cleanOf(line.title) === '' && cleanOf(line.hint) === '' ? [] : [checkLine(line, at)],
  )
  for (const one of checked) Object.assign(errors, one.errors)
  if (checked.length === 0) errors['line-0-title'] = words.lines
  if (isWrongId(entry.project)) errors.project = words.place
  if (isWrongId(entry.contact)) errors.contact = words.place
  const idOf = (id: string) => (isUuid(id) ? id : null)
  return {
    errors,
    request: {
      ...fields,
      projectId: idOf(entry.project),
      contactId: idOf(entry.contact),
      lines: checked.map(({ line }) => line),
    },
  }
}
