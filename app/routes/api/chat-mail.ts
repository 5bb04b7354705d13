import {
  readMailConsent,
  takeMailConsent,
} from '#app/features/assistant/by-mail/mail-consent-service.server.ts'
import { answerJson, onlyMethod } from '#app/features/assistant/conversation/json-answer.server.ts'
import { appContext } from '#app/platform/context.ts'
import { answersByMail } from '#content/answers-by-mail.ts'
import type { Route } from './+types/chat-mail'

const headers = { 'cache-control': 'no-store' }

/** Where staff's answers go when the visitor has left. */
export function loader({ url, context }: Route.LoaderArgs) {
  return answerJson(context, async () =>
    Response.json(await readMailConsent(context.get(appContext), url.searchParams), { headers }),
  )
}

/** Stores the address with the consent, or takes it back. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return onlyMethod('POST')
  const body: unknown = await request.json().catch(() => undefined)
  const isFrench = (body as { language?: unknown } | undefined)?.language === 'fr'
  return answerJson(
    context,
    async () => {
      const answer = await takeMailConsent(context.get(appContext), body)
      return Response.json(answer, { headers, status: 'error' in answer ? 422 : 200 })
    },
    answersByMail[isFrench ? 'fr' : 'en'].errors.failed,
  )
}
