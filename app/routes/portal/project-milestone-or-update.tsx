import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { type CommentRefusal, commentsAskedIn } from '#app/features/comments/comment.ts'
import { postComment } from '#app/features/comments/comment-actions.server.ts'
import { CommentForm } from '#app/features/comments/comment-form.tsx'
import { readComments } from '#app/features/comments/comment-service.server.ts'
import { CommentThread } from '#app/features/comments/comment-thread.tsx'
import { projectPartPath, projectTabPath } from '#app/features/engagements/engagement.ts'
import { readProjectPart } from '#app/features/engagements/engagement-service.server.ts'
import { ProjectPartPage } from '#app/features/engagements/project-part-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import type { Route } from './+types/project-milestone-or-update'

export const meta: Route.MetaFunction = ({ loaderData }) => panelTitle(loaderData?.part.title ?? '')

const pathOf = ({ project, kind, part }: Awaited<ReturnType<typeof readProjectPart>>) =>
  projectPartPath(projectTabPath(project.id, 'overview'), kind, part.id)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const found = await readProjectPart(app, actor, params)
  const subject = { kind: found.kind, id: found.part.id }
  const thread = await readComments(app, actor, subject, commentsAskedIn(url))
  const viewing = actor.kind === 'user' && Boolean(actor.viewing)
  return { ...found, thread, viewing, formId: crypto.randomUUID() as string }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const found = await readProjectPart(app, actor, params)
  const subject = { kind: found.kind, id: found.part.id }
  return postComment({ app, actor, form: await readForm(request), subject, path: pathOf(found) })
}

export default function ProjectPart({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, viewing, formId, project } = loaderData
  const refusal: CommentRefusal | undefined = actionData
  return (
    <ProjectPartPage {...loaderData} back={projectTabPath(project.id, 'progress')}>
      <CommentThread path={pathOf(loaderData)} thread={thread}>
        {!viewing && (
          <CommentForm formId={formId} kind="client" names={thread.names} refusal={refusal} />
        )}
      </CommentThread>
    </ProjectPartPage>
  )
}
