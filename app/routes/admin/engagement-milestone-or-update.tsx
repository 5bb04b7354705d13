import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { AdminComments } from '#app/features/comments/admin-comments.tsx'
import { type CommentRefusal, commentsAskedIn } from '#app/features/comments/comment.ts'
import { postComment } from '#app/features/comments/comment-actions.server.ts'
import { readComments } from '#app/features/comments/comment-service.server.ts'
import { AskLink } from '#app/features/decisions/ask-link.tsx'
import { projectPartPath } from '#app/features/engagements/engagement.ts'
import { readProjectPart } from '#app/features/engagements/engagement-service.server.ts'
import { ProjectPartPage } from '#app/features/engagements/project-part-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import type { Route } from './+types/engagement-milestone-or-update'

export const meta: Route.MetaFunction = ({ loaderData }) => panelTitle(loaderData?.part.title)

const list = '/lead_admin/engagements'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const found = await readProjectPart(app, actor, params)
  const subject = { kind: found.kind, id: found.part.id }
  const thread = await readComments(app, actor, subject, commentsAskedIn(url))
  return { ...found, thread, formId: crypto.randomUUID() as string }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { kind, part, project } = await readProjectPart(app, actor, params)
  const path = projectPartPath(`${list}/${project.id}`, kind, part.id)
  const form = await readForm(request)
  return postComment({ app, actor, form, subject: { kind, id: part.id }, path })
}

export default function EngagementPart({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, formId, project, kind, part } = loaderData
  const refusal: CommentRefusal | undefined = actionData
  const back = `${list}/${project.id}`
  return (
    <ProjectPartPage {...loaderData} back={back}>
      <p className="no-print mt-6">
        <AskLink clientId={project.client_id} {...{ kind, id: part.id }} />
      </p>
      <AdminComments path={projectPartPath(back, kind, part.id)} {...{ thread, formId, refusal }} />
    </ProjectPartPage>
  )
}
