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
