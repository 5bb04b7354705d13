import { redirect } from 'react-router'
import { findCommentPage } from '#app/features/comments/comment-list-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/comment'

/** Leads to the page where a comment stands: what only knows a comment's id can link to it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return redirect(await findCommentPage(app, actor, params.commentId))
}
