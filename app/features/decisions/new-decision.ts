import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { isDay } from '#app/platform/instant.ts'
import { newDecision } from '#content/decisions.ts'
import {
  bodyLength,
  type DecisionKind,
  decisionKinds,
  peopleAtMost,
  titleLength,
} from './decision.ts'

const { errors: words } = newDecision

/** What is typed into the form of a new decision. */
export type DecisionEntry = {
  kind: DecisionKind
  title: string
  /** The document's id and the version that the page has shown. */
  document: string
  body: string
  due_on: string
  project: string
  inTurn: boolean
  factor: boolean
  people: string[]
}
/** By the id of the field. */
export type EntryErrors = Record<string, string>
/** What the form answers: it is drawn anew from it. */
export type DecisionAnswer = { entry: DecisionEntry; errors: EntryErrors; key: string }

/** How a version of a document is named in the form. */
export const documentValue = ({ id, version }: { id: string; version: number }) =>
  `${id}:${version}`

/** Reads the form. Only known fields are read; others are ignored. */
export function readEntry(form: FormData): DecisionEntry {
  const text = (name: string, limit: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, limit) : ''
  }
  return {
    kind: decisionKinds.find((kind) => kind === form.get('kind')) ?? 'approval',
    ...{ title: text('title', titleLength * 2), body: text('body', bodyLength * 2) },
    ...{ document: text('document', 60), due_on: text('due_on', 20), project: text('project', 40) },
    inTurn: form.get('order') === 'turn',
    factor: form.get('factor') === 'on',
    people: Array.from({ length: peopleAtMost }, (_, at) => text(`person-${at + 1}`, 40)),
  }
}

/** A decision as it is stored, and what is wrong with it. @param today `yyyy-mm-dd` */
export function checkEntry(entry: DecisionEntry, today: string) {
  const errors: EntryErrors = {}
  const title = String(cleanLine(entry.title) ?? '')
  const body = String(cleanText(entry.body) ?? '')
  const dueOn = entry.due_on.trim()
  const [documentId = '', version = ''] = entry.document.split(':')
  const hasDocument = isUuid(documentId) && /^\d{1,9}$/.test(version)
  if (title === '') errors.title = words.title
  else if (title.length > titleLength) errors.title = words.titleLong
  if (entry.document !== '' && !hasDocument) errors.document = words.place
  if (body.length > bodyLength) errors.body = words.bodyLong
  else if (body === '' && entry.document === '') errors.body = words.body
  if (!isDay(dueOn) || dueOn < '2000-01-01' || dueOn >= '2100-01-01') errors.due_on = words.due_on
  else if (dueOn < today) errors.due_on = words.past
  if (entry.project !== '' && !isUuid(entry.project)) errors.project = words.place
  for (const [at, id] of entry.people.entries()) {
    if (id !== '' && !isUuid(id)) errors[`person-${at + 1}`] = words.place
    else if (id !== '' && entry.people.indexOf(id) < at) errors[`person-${at + 1}`] = words.twice
  }
  const people = entry.people.filter((id) => id !== '')
  if (people.length === 0) errors['person-1'] = words.people
  const decision = {
    ...{ kind: entry.kind, title, body, dueOn, people, inTurn: entry.inTurn },
    needsSecondFactor: entry.factor,
    projectId: entry.project === '' ? null : entry.project,
    documentId: hasDocument ? documentId : null,
    documentVersion: hasDocument ? Number(version) : null,
  }
  return { decision, errors }
}
