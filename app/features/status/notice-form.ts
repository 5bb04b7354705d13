import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { statusPanel } from '#content/status-panel.ts'
import {
  type Affected,
  type NoticeKind,
  type NoticeStatus,
  noticeKinds,
  parts,
  severities,
  statusesOf,
  textLength,
  titleLength,
} from './status.ts'

const { errors: words } = statusPanel

/** What is typed into the form of a notice or of an update. */
export type NoticeEntry = {
  kind: NoticeKind
  title: string
  status: string
  text: string
  starts: string
  ends: string
  affected: Affected
}
/** By the id of the field. */
export type NoticeErrors = Partial<Record<keyof NoticeEntry | '', string>>
/** What a refused form answers: it is drawn anew from it; null for a form without these fields. */
export type NoticeAnswer = { entry: NoticeEntry | null; errors: NoticeErrors; key: string }

/** A notice as it is stored, with the text of its update. */
export type NoticeValues = {
  kind: NoticeKind
  title: string
  status: NoticeStatus
  affected: Affected
  startsAt: string
  endsAt: string | null
  text: string
}

/** Reads the form; unknown fields and choices are left out. */
export function readNotice(form: FormData): NoticeEntry {
  const text = (name: string, limit: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, limit) : ''
  }
  const affected: Affected = {}
  for (const part of parts) {
    const severity = severities.find((one) => one === form.get(`part-${part}`))
    if (severity) affected[part] = severity
  }
  return {
    kind: noticeKinds.find((one) => one === form.get('kind')) ?? 'incident',
    ...{ title: text('title', titleLength * 2), status: text('status', 20) },
    ...{ text: text('text', textLength * 2), starts: text('starts', 30), ends: text('ends', 30) },
    affected,
  }
}

/** A time as a form has it, in UTC and to the minute. */
export const momentIn = (iso: string | null): string => iso?.slice(0, 16) ?? ''

function instantOf(typed: string): string | null {
  if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(typed)) return null
  const at = new Date(`${typed.slice(0, 16)}:00Z`)
  // A day that no month has would be another day.
  return !Number.isNaN(at.getTime()) && momentIn(at.toISOString()) === typed.slice(0, 16)
    ? at.toISOString()
    : null
}

/** A notice as it is to be stored, or what is wrong with the fields. */
export function checkNotice(
  entry: NoticeEntry,
  now: Date,
): { values: NoticeValues } | { errors: NoticeErrors } {
  const errors: NoticeErrors = {}
  const { kind, affected } = entry
  const title = String(cleanLine(entry.title) ?? '')
  const text = String(cleanText(entry.text) ?? '')
  if (title === '') errors.title = words.title
  else if (title.length > titleLength) errors.title = words.titleLong
  if (text === '') errors.text = words.text
  else if (text.length > textLength) errors.text = words.textLong
  const status = statusesOf[kind].find((one) => one === entry.status)
  if (!status) errors.status = words.status
  if (Object.keys(affected).length === 0) errors.affected = words.affected
  const startsAt = instantOf(entry.starts)
  const endsAt = kind === 'maintenance' ? instantOf(entry.ends) : null
  if (!startsAt) errors.starts = words.starts
  else if (kind === 'incident' && startsAt > now.toISOString()) errors.starts = words.startsLater
  if (kind === 'maintenance' && !endsAt) errors.ends = words.ends
  else if (startsAt && endsAt && endsAt <= startsAt) errors.ends = words.endsBefore
  if (!status || !startsAt || Object.keys(errors).length > 0) return { errors }
  return { values: { kind, title, status, affected, startsAt, endsAt, text } }
}
