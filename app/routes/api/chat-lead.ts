import { answerJson, onlyMethod } from '#app/features/assistant/conversation/json-answer.server.ts'
import {
  readLeadState,
  takeLeadForm,
} from '#app/features/assistant/conversation/lead-form-service.server.ts'
import { readLeadRequest } from '#app/features/assistant/conversation/lead-request.server.ts'
import { appContext } from '#app/platform/context.ts'
import { chatLead } from '#content/chat-lead.ts'
import type { Route } from './+types/chat-lead'

const headers = { 'cache-control': 'no-store' }

/** How far the lead of a conversation is: what was typed, and what was sent. */
export function loader({ url, context }: Route.LoaderArgs) {
  return answerJson(context, async () =>
    Response.json(await readLeadState(context.get(appContext), url.searchParams), { headers }),
  )
}

/** Keeps, sends or declines the lead form of a conversation. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return onlyMethod('POST')
  const body: unknown = await request.json().catch(() => undefined)
  const isFrench = (body as { language?: unknown } | undefined)?.language === 'fr'
  const failure = chatLead[isFrench ? 'fr' : 'en'].errors.failed
  return answerJson(
    context,
    async () => {
      const answer = await takeLeadForm(context.get(appContext), readLeadRequest(body))
      return Response.json(answer, { headers, status: 'error' in answer ? 422 : 200 })
    },
    failure,
  )
}
