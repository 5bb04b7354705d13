import { redirect } from 'react-router'
import { changeSpam } from '#app/features/leads/follow-up/spam-service.server.ts'
import { readSelection } from '#app/features/leads/lead-selection.server.ts'
import { undoOffer } from '#app/features/undo/undo.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { leadsPage } from '#content/admin.ts'
import { leadFollowUp } from '#content/lead-follow-up.ts'
import type { Route } from './+types/leads-spam'

const { spam } = leadFollowUp

export const loader = () => redirect('/lead_admin/leads')

/** Marks the selected leads as spam and returns to the list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { list, ticked } = await readSelection(request, url, app, actor)
  if (ticked.length === 0)
    return redirectWithToast(list, { title: leadsPage.bulk.none, tone: 'destructive' })
  const ids = ticked.map(({ id }) => id)
  const { changed, change } = await changeSpam(app, actor, ids, true)
  return redirectWithToast(
    list,
    changed > 0
      ? { title: spam.marked(changed), description: spam.markedText, ...undoOffer(change) }
      : { title: spam.none, description: spam.noneText, tone: 'destructive' },
  )
}
