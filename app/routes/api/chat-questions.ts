import { answerJson } from '#app/features/assistant/conversation/json-answer.server.ts'
import { openingQuestions } from '#app/features/assistant/conversation/suggestion-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/chat-questions'

/** Questions to begin a chat with on the page that is being read. */
export function loader({ url, context }: Route.LoaderArgs) {
  return answerJson(context, async () => {
    const page = url.searchParams.get('page') ?? '/'
    const language = url.searchParams.get('language') === 'fr' ? 'fr' : 'en'
    const questions = await openingQuestions(context.get(appContext), page, language)
    return Response.json({ questions }, { headers: { 'cache-control': 'no-store' } })
  })
}
