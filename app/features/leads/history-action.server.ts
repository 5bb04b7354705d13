import { data } from 'react-router'
import { undoOffer } from '#app/features/undo/undo.ts'
import { AppError } from '#app/platform/errors.ts'
import { readIntent, textField } from '#app/platform/form-data.server.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import type { HistoryAnswer } from '#app/ui/status-history.tsx'

const noteLength = 5_000

type Changed<Status> = {
  statuses: readonly Status[]
  /** The record's page, where the change is shown. */
  here: string
  copy: {
    noteAdded: string
    noteErrors: { empty: string; long: string }
    statusSaved: string
    statusError: string
  }
  addNote(note: string): Promise<unknown>
  /**
   * @returns the id of the change, if it can be undone
   * @throws AppError `conflict` when the status is no longer the one that the form showed
   */
  changeStatus(change: { from: Status | undefined; to: Status }): Promise<string | undefined>
}

/** Adds a note or changes the status, as the form of `StatusHistory` asks. */
export async function changeHistory<Status extends string>(form: FormData, one: Changed<Status>) {
  const { statuses, here, copy } = one
  if (readIntent(form, ['note', 'status']) === 'note') {
    const note = textField(form, 'note', noteLength + 1).trim()
    if (!note) return refused({ note, noteError: copy.noteErrors.empty }, 422)
    if (note.length > noteLength) return refused({ note, noteError: copy.noteErrors.long }, 422)
    await one.addNote(note)
    return redirectWithToast(here, { title: copy.noteAdded })
  }
  const to = oneOf(form.get('status'), statuses)
  if (!to) return refused({ statusError: copy.statusError }, 422)
  try {
    const change = await one.changeStatus({ from: oneOf(form.get('from'), statuses), to })
    return redirectWithToast(here, { title: copy.statusSaved, ...undoOffer(change) })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return refused({ statusError: error.userMessage }, 409)
  }
}

const refused = (answer: Partial<HistoryAnswer>, status: number) =>
  data({ note: '', noteError: null, statusError: null, ...answer }, status)
