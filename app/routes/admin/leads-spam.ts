import { redirect } from 'react-router'
import { changeSpam } from '#app/features/leads/follow-up/spam-service.server.ts'
import { readSelection } from '#app/features/leads/lead-selection.server.ts'
import { undoOffer } from '#app/features/undo/undo.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { beginningOf } from '#app/platform/sized-text.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { leadsPage } from '#content/admin.ts'
import { leadFollowUp } from '#content/lead-follow-up.ts'
import type { Route } from './+types/leads-spam'

const { spam } = leadFollowUp
const mostNamed = 3
const longestName = 60

export const loader = () => redirect('/lead_admin/leads')

/** Marks the selected leads as spam and returns to the list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { list, ticked } = await readSelection(request, url, app, actor)
  if (ticked.length === 0)
    return redirectWithToast(list, { title: leadsPage.bulk.none, tone: 'destructive' })
  const { changed, change, left } = await changeSpam(app, actor, ticked, true)
  const offer = undoOffer(change)
  if (left.length > 0) {
    const names = left
      .slice(0, mostNamed)
      .map(({ name, why }) => spam.leftName(beginningOf(name, longestName), why))
    return redirectWithToast(list, {
      title: changed > 0 ? spam.markedSome(changed, left.length) : spam.none,
      ...{ description: spam.left(left.length, names), tone: 'destructive', ...offer },
    })
  }
  return redirectWithToast(
    list,
    changed > 0
      ? { title: spam.marked(changed), description: spam.markedText(changed), ...offer }
      : { title: spam.none, tone: 'destructive' },
  )
}
