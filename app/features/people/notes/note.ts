/** What a note or a task is about. */
export type NoteSubject = { kind: 'person' | 'organisation'; id: string }

export type Task = {
  id: string
  title: string
  /** `yyyy-mm-dd` */
  due_on: string
  owner_id: string | null
  owner_name: string | null
  done_at: string | null
  done_by_name: string | null
}

export type TaskTyped = { title: string; due: string; owner: string }
export type TaskFaults = Partial<Record<keyof TaskTyped, string>>

/** A refused note or task, with what was typed. */
export type NoteAnswer = {
  note?: { body: string; fault: string }
  task?: { typed: TaskTyped; faults: TaskFaults }
}

export const noteLength = 5_000
export const taskLength = 300

type Mentionable = { id: string; name: string; email: string }

/**
 * Who of the staff is named in a text: `@Ada Roy`, `@Ada` where only one has that first name, or `@` and
 * the part of the address before its own `@`.
 */
export function mentionsIn(text: string, staff: readonly Mentionable[]): string[] {
  const firstOf = ({ name }: Mentionable) => name.split(/\s+/)[0]?.toLowerCase() ?? ''
  const isOnly = (one: Mentionable) =>
    staff.filter((other) => firstOf(other) === firstOf(one)).length === 1
  return staff.flatMap((one) => {
    const local = one.email.split('@')[0] ?? ''
    const names = [one.name, local, ...(isOnly(one) ? [firstOf(one)] : [])].filter(Boolean)
    return names.some((name) => isNamed(text, name)) ? one.id : []
  })
}

/** Whether a text has `@name`, and not as the beginning of a longer word or within an address. */
function isNamed(text: string, name: string): boolean {
  const pattern = `(?<![\\p{L}\\p{N}.])@${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}-])`
  return new RegExp(pattern, 'iu').test(text)
}
