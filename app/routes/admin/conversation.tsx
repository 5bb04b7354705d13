import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import {
  type AdminRefusal,
  answerLength,
} from '#app/features/assistant/admin/admin-conversation.ts'
import { conversationsPath } from '#app/features/assistant/admin/admin-conversation-list-query.ts'
import { AdminConversationPage } from '#app/features/assistant/admin/admin-conversation-page.tsx'
import { ConversationRemoval } from '#app/features/assistant/admin/admin-conversation-removal.tsx'
import {
  readConversation,
  removeConversation,
} from '#app/features/assistant/admin/admin-conversation-service.server.ts'
import { nameOfThread } from '#app/features/assistant/admin/conversation-name.ts'
import { proposeAnswer } from '#app/features/assistant/admin/copilot-service.server.ts'
import {
  answerAsPerson,
  handBack,
  takeOver,
} from '#app/features/assistant/admin/hand-over-service.server.ts'
import { saidIn } from '#app/features/assistant/admin/said-in.ts'
import {
  canWriteSummary,
  writeSummary,
} from '#app/features/assistant/provider/summary-service.server.ts'
import { PersonLine } from '#app/features/people/person-line.tsx'
import { findPerson } from '#app/features/people/person-service.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { conversationsTab, conversationPage as copy } from '#content/conversations.ts'
import { writtenSummary } from '#content/copilot.ts'
import type { Route } from './+types/conversation'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(
    loaderData && nameOfThread(loaderData.conversation.opening, loaderData.messages),
    conversationsTab,
  )

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const found = await readConversation(app, actor, params.conversationId)
  const canSummarize = await canWriteSummary(app)
  const { visitor_email, by_mail } = found.conversation
  const person = await findPerson(app, actor, visitor_email ?? by_mail?.email ?? null)
  return { ...found, canSummarize, person, isLeaving: url.searchParams.has('delete') }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { conversationId: id } = params
  const { conversation, messages } = await readConversation(app, actor, id)
  const form = await readForm(request)
  const known = ['take', 'reply', 'propose', 'use', 'summarize', 'release', 'delete'] as const
  const intent = readIntent(form, known)
  const seen = Number(textField(form, 'seen', 9)) || 0
  const here = `${conversationsPath}/${id}`
  const refuse = (status: number, refusal: AdminRefusal) => data(refusal, { status })
  if (intent === 'delete') {
    await removeConversation(app, actor, id)
    return redirectWithToast(conversationsPath, copy.removal.done)
  }
  if (intent === 'summarize')
    return { summary: await writeSummary(app, actor, 'conversations', saidIn(messages)) }
  const body = textField(form, 'body', answerLength + 1).trim()
  if (intent === 'propose') {
    const proposal = await proposeAnswer(app, actor, conversation, messages)
    return data<AdminRefusal>({ body, proposal, about: 'reply' })
  }
  if (intent === 'use') {
    const proposed = textField(form, 'proposed', answerLength)
    const both = beginningOf([body, proposed].filter(Boolean).join('\n\n'), answerLength)
    return data<AdminRefusal>({ body: both, about: 'reply' })
  }
  const about = intent === 'reply' ? 'reply' : 'hand'
  try {
    if (intent === 'reply') {
      const { empty, long } = copy.reply.errors
      if (!body || body.length > answerLength)
        return refuse(422, { body, error: body ? long : empty, about })
      const alsoByMail = form.get('mail') === 'on'
      await answerAsPerson(app, actor, id, { seen, content: body, alsoByMail })
      return redirectWithToast(here, copy.reply.sent)
    }
    if (intent === 'take') {
      await takeOver(app, actor, id, { seen })
      return redirectWithToast(here, copy.takenOver)
    }
    await handBack(app, actor, id, { seen })
    return redirectWithToast(here, copy.handedBack)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return refuse(409, { body, error: error.userMessage, about })
  }
}

/** Keeps the typed answer when the connection is lost or the session has ended. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const body = String(form.get('body') ?? '')
  const isSummary = form.getAll('intent').includes('summarize')
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response || !(body || isSummary)) throw error
    if (isSummary)
      return data({ summary: { lines: [], note: writtenSummary.lost } }, { status: 503 })
    const refusal = { body, error: copy.reply.errors.lost, about: 'reply' as const }
    return data(refusal, { status: 503 })
  }
}

export default function ConversationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { isLeaving, person, ...found } = loaderData
  const summary = actionData && 'summary' in actionData ? actionData.summary : undefined
  const refusal = actionData && 'about' in actionData ? actionData : undefined
  return (
    <>
      <AdminConversationPage
        {...found}
        refusal={refusal}
        summary={summary}
        person={<PersonLine person={person} canConvert className="mb-4" />}
      />
      {isLeaving && <ConversationRemoval path={`${conversationsPath}/${found.conversation.id}`} />}
    </>
  )
}
