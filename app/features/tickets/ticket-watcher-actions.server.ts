import { data } from 'react-router'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ticketPage } from '#content/tickets.ts'
import { readTicket } from './portal-ticket-service.server.ts'
import type { WatcherRefusal } from './ticket.ts'
import { addWatcher, removeWatcher } from './ticket-watcher-service.server.ts'

const { added, removed } = ticketPage.watchers

/** The form of a post about watchers; undefined for a reply, whose form has files. */
export async function readWatcherForm(request: Request): Promise<FormData | undefined> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return undefined
  const form = await readForm(request.clone())
  return form.has('watcher') ? form : undefined
}

function nullIfMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null
  throw error
}

type Posted = { app: App; actor: Actor; ticketId: string; form: FormData }

/** Adds or removes a watcher, and returns to the ticket. */
export async function postWatcher({ app, actor, ticketId, form }: Posted) {
  const intent = readIntent(form, ['add', 'remove'])
  const watcher = textField(form, 'watcher', 36)
  const here = `/dashboard/support/${ticketId}`
  try {
    await (intent === 'add' ? addWatcher : removeWatcher)(app, actor, ticketId, watcher)
    const stays = await readTicket(app, actor, ticketId).catch(nullIfMissing)
    // Who sees single projects only has seen it because they watched it.
    return await redirectWithToast(stays ? here : '/dashboard/support', {
      title: intent === 'add' ? added : removed,
    })
  } catch (error) {
    const said = ['invalid', 'conflict', 'rate_limited', 'forbidden']
    if (!(error instanceof AppError) || !said.includes(error.code)) throw error
    const refusal: WatcherRefusal = { watcher, watcherError: error.userMessage }
    return data(refusal, error.status)
  }
}
