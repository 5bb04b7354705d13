import { data, Outlet, redirect } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { type IssueRefusal, issueSchema } from '#app/features/newsletter/issue.ts'
import { IssueBack, IssueEditor } from '#app/features/newsletter/issue-editor.tsx'
import { IssueStatusBadge } from '#app/features/newsletter/issue-list.tsx'
import { IssuePreview } from '#app/features/newsletter/issue-preview.tsx'
import { IssueProgress } from '#app/features/newsletter/issue-progress.tsx'
import { switchSending } from '#app/features/newsletter/issue-sending-service.server.ts'
import {
  type ItemChange,
  readIssue,
  removeIssue,
  saveIssue,
  sendTest,
} from '#app/features/newsletter/issue-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm, textField } from '#app/platform/form-data.server.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { issuePage as copy, issuesPage } from '#content/admin-newsletter.ts'
import type { Route } from './+types/newsletter-issue'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

const list = '/lead_admin/newsletter'
const intents = ['save', 'send', 'test', 'stop', 'resume', 'discard'] as const

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.issue.subject || issuesPage.noSubject, issuesPage.title)

export async function loader({ params, context }: Route.LoaderArgs) {
  return readIssue(context.get(appContext), context.get(actorContext), params.issueId)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const id = params.issueId
  const here = `${list}/${id}`
  const form = await readForm(request)
  const intent = textField(form, 'intent', 60)
  const change = changeIn(intent, form)
  if (!change && !oneOf(intent, intents))
    throw new AppError('invalid', 'The form could not be read.')
  if (intent === 'stop' || intent === 'resume') {
    await switchSending(app, actor, id, intent === 'stop' ? 'stopped' : 'sending')
    return redirectWithToast(here, { title: intent === 'stop' ? copy.stopped : copy.resumed })
  }
  const based = textField(form, 'based', 30)
  const entry = Object.fromEntries(onlyFields(form, ['subject', 'introduction'])) as Record<
    string,
    string
  >
  if (intent === 'discard') {
    const refused = await orStale(removeIssue(app, actor, { id, based }), entry)
    return refused ?? redirectWithToast(list, { title: copy.discarded })
  }
  const parsed = issueSchema.safeParse(entry)
  if (!parsed.success) {
    const errors: IssueRefusal['errors'] = {}
    for (const { path, message } of parsed.error.issues)
      errors[path[0] === 'subject' ? 'subject' : 'introduction'] = message
    return data({ entry, errors } satisfies IssueRefusal, 422)
  }
  const refused = await orStale(saveIssue(app, actor, id, parsed.data, { change, based }), entry)
  if (refused) return refused
  if (intent === 'send') return redirect(`${here}/send`)
  if (intent === 'test') {
    const email = await sendTest(app, actor, id)
    return redirectWithToast(here, { title: copy.tested, description: copy.testedTo(email) })
  }
  return redirectWithToast(here, { title: copy.saved })
}

/** Shows a conflict as a form error, so that the form keeps what was typed. */
async function orStale(work: Promise<void>, entry: IssueRefusal['entry']) {
  try {
    await work
    return undefined
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    const errors = { form: error.userMessage }
    return data({ entry, errors } satisfies IssueRefusal, 409)
  }
}

function changeIn(intent: string, form: FormData): ItemChange | null {
  const [what, insightId = ''] = intent.split(':')
  if (what === 'add') return { what, insightId: textField(form, 'choice', 36) }
  return what === 'up' || what === 'down' || what === 'remove' ? { what, insightId } : null
}

/** Keeps what was typed when the connection is lost or the session has ended. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const entry = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    return data({ entry, errors: { form: copy.failure } } satisfies IssueRefusal, 503)
  }
}

export default function NewsletterIssue({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, based, items, choices, mail } = loaderData
  return (
    <>
      <IssueBack />
      <div className="mt-2 mb-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <h1 className="headline text-section wrap-anywhere">
          {issue.subject || issuesPage.noSubject}
        </h1>
        <IssueStatusBadge state={issue.state} />
      </div>
      {issue.state !== 'draft' && actionData?.errors.form && (
        <p role="alert" className="mb-8 font-medium text-vermilion">
          {actionData.errors.form}
        </p>
      )}
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
        {issue.state === 'draft' ? (
          <IssueEditor {...{ issue, based, items, choices }} refusal={actionData} />
        ) : (
          <IssueProgress issue={issue} />
        )}
        <IssuePreview mail={mail} />
      </div>
      <Outlet />
    </>
  )
}
