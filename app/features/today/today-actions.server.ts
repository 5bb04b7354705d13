import { moveLead } from '#app/features/leads/lead-status-service.server.ts'
import { seeToMail } from '#app/features/mail/failed-mail-service.server.ts'
import { setTask } from '#app/features/people/notes/note-service.server.ts'
import { undoOffer } from '#app/features/undo/undo.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { recordNotes } from '#content/record-notes.ts'
import { todayPage as copy } from '#content/today.ts'

const idLength = 36

/** Handles a button of a row. @param here the page, as it is filtered */
export async function takeToday(app: App, actor: Actor, form: FormData, here: string) {
  const intent = readIntent(form, ['contacted', 'done', 'seenTo'])
  const id = textField(form, 'record', idLength)
  try {
    return await redirectWithToast(here, await run())
  } catch (error) {
    const isGone =
      error instanceof AppError && (error.code === 'conflict' || error.code === 'not_found')
    if (!isGone) throw error
    // Of two who press it at once, the second finds it done.
    return redirectWithToast(here, { title: copy.gone, tone: 'destructive' })
  }

  async function run() {
    if (intent === 'contacted') {
      const change = await moveLead(app, actor, id, { from: 'new', to: 'contacted' })
      return { title: copy.contacted, ...undoOffer(change) }
    }
    if (intent === 'seenTo') {
      await seeToMail(app, actor, id)
      return { title: copy.seenTo }
    }
    const kind = readIntent(form, ['person', 'organisation'], 'kind')
    const subject = { kind, id: textField(form, 'subject', idLength) }
    const change = await setTask(app, actor, subject, { id, isDone: true })
    return { title: recordNotes.tasks.changed.done, ...undoOffer(change) }
  }
}
