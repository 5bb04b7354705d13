import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { isDueDay } from '#app/platform/instant.ts'
import { newDecision } from '#content/decisions.ts'
import {
  bodyLength,
  type DecisionKind,
  decisionKinds,
  peopleAtMost,
  type SubjectKind,
  subjectKinds,
  titleLength,
} from './decision.ts'

const { errors: words } = newDecision

/** What is typed into the form of a new decision. */
export type DecisionEntry = {
  kind: DecisionKind
  title: string
  /** What is decided besides the text, as `subjectValue` writes it. */
  subject: string
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
export type DecisionAnswer = { id: string; entry: DecisionEntry; errors: EntryErrors; key: string }

/** What is decided besides the text; the mark says as what the page has shown it. */
export type SubjectName = { kind: SubjectKind; id: string; mark: string }

/** How it is named in the form and in addresses. */
export const subjectValue = ({ kind, id, mark }: SubjectName) => `${kind}:${id}:${mark}`

/** Reads such a name; in an address it may have no mark. Null for anything else. */
export function readSubject(value: string): SubjectName | null {
  const [given, id = '', mark = ''] = value.split(':')
  const kind = subjectKinds.find((one) => one === given)
  return kind && isUuid(id) && /^[0-9a-f]{0,16}$/.test(mark) ? { kind, id, mark } : null
}

/** Reads the form. Only known fields are read; others are ignored. */
export function readEntry(form: FormData): DecisionEntry {
  const text = (name: string, limit: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, limit) : ''
  }
  return {
    kind: decisionKinds.find((kind) => kind === form.get('kind')) ?? 'approval',
    ...{ title: text('title', titleLength * 2), body: text('body', bodyLength * 2) },
    ...{ subject: text('subject', 80), due_on: text('due_on', 20), project: text('project', 40) },
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
  const subject = readSubject(entry.subject)
  if (title === '') errors.title = words.title
  else if (title.length > titleLength) errors.title = words.titleLong
  if (entry.subject !== '' && !subject) errors.subject = words.place
  if (body.length > bodyLength) errors.body = words.bodyLong
  else if (body === '' && entry.subject === '') errors.body = words.body
  if (!isDueDay(dueOn)) errors.due_on = words.due_on
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
    subject,
  }
  return { decision, errors }
}
