import { data, type RouterContextProvider, redirect } from 'react-router'
import { viewHref, viewsPath } from '#app/lists/list-views.ts'
import { cleanLine } from '#app/platform/clean-text.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { savedViews } from '#content/saved-views.ts'
import * as service from './saved-view-service.server.ts'

const intents = ['add', 'save', 'rename', 'up', 'down', 'open', 'close', 'remove'] as const
const { toasts } = savedViews

/** What was typed and is wrong: the name of a new view, or of one that exists. */
export type ViewAnswer = { view: string | null; name: string; search: string; error: string }

/** Handles the forms of the views of a list. */
export async function takeViews(
  context: Readonly<RouterContextProvider>,
  request: Request,
  of: service.ViewedList,
) {
  const by = [context.get(appContext), context.get(actorContext), of] as const
  const form = await readForm(request)
  const intent = readIntent(form, intents)
  const id = textField(form, 'view', 36)
  const search = textField(form, 'search', 6_000)
  const name = String(cleanLine(textField(form, 'name', service.longestName + 1)) ?? '')
  const refuse = (error: string, view: string | null) =>
    data<ViewAnswer>({ view, name, search, error }, 422)
  const done = (title: string, to = viewsPath(of.list)) => redirectWithToast(to, { title })
  switch (intent) {
    case 'add': {
      const added = await service.addView(...by, { name, search })
      if ('fault' in added) return refuse(added.fault, null)
      return done(toasts.added, viewHref(of.list, { ...added, search }))
    }
    case 'save':
      await service.saveView(...by, id, search)
      return done(toasts.saved, viewHref(of.list, { id, search }))
    case 'rename': {
      const fault = await service.renameView(...by, id, name)
      return fault ? refuse(fault, id) : done(toasts.renamed)
    }
    case 'up':
    case 'down':
      await service.moveView(...by, id, intent === 'up' ? -1 : 1)
      // The row is seen to move; the focus stays on its button.
      return redirect(viewsPath(of.list))
    case 'open':
    case 'close':
      await service.setDefaultView(...by, id, intent === 'open')
      return done(intent === 'open' ? toasts.opens : toasts.opensNot)
    case 'remove':
      await service.removeView(...by, id)
      return done(toasts.removed)
  }
}
