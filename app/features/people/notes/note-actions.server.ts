import { data } from 'react-router'
import { undoOffer } from '#app/features/undo/undo.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { recordNotes as copy } from '#content/record-notes.ts'
import { type NoteAnswer, type NoteSubject, noteLength, taskLength } from './note.ts'
import { addNote, addTask, setTask } from './note-service.server.ts'

export const noteIntents = ['note', 'task', 'task_done', 'task_open'] as const
type NoteIntent = (typeof noteIntents)[number]

export const isNoteIntent = (intent: string): intent is NoteIntent =>
  noteIntents.some((one) => one === intent)

type Posted = { app: App; actor: Actor; form: FormData; intent: NoteIntent }

/** Handles the forms of notes and tasks. @param here the record's page */
export async function takeNote(
  { app, actor, form, intent }: Posted,
  subject: NoteSubject,
  here: string,
) {
  const refuse = (answer: NoteAnswer) => data<NoteAnswer>(answer, 422)
  if (intent === 'note') {
    const body = String(cleanText(textField(form, 'body', noteLength + 1)) ?? '').trim()
    if (!body) return refuse({ note: { body, fault: copy.errors.body } })
    if (body.length > noteLength) return refuse({ note: { body, fault: copy.errors.bodyLong } })
    const told = await addNote(app, actor, subject, body)
    return redirectWithToast(here, { title: copy.notes.added, description: copy.notes.told(told) })
  }
  if (intent === 'task') {
    const typed = {
      title: String(cleanLine(textField(form, 'title', taskLength + 1)) ?? ''),
      due: textField(form, 'due', 10),
      owner: textField(form, 'owner', 36),
    }
    const faults = await addTask(app, actor, subject, typed)
    if (faults) return refuse({ task: { typed, faults } })
    return redirectWithToast(here, { title: copy.tasks.added })
  }
  const isDone = intent === 'task_done'
  const change = await setTask(app, actor, subject, { id: textField(form, 'task', 36), isDone })
  const title = copy.tasks.changed[isDone ? 'done' : 'open']
  return redirectWithToast(here, { title, ...undoOffer(change) })
}
