import { z } from 'zod'
import {
  answerFunction,
  postOnly,
} from '#app/features/assistant/provider/function-endpoint.server.ts'
import { transcribe } from '#app/features/assistant/provider/function-service.server.ts'
import { searchEntries } from '#app/features/site/search-entries.ts'
import { functionFaults as copy } from '#content/assistant-functions.ts'
import type { Route } from './+types/voice-to-text'

const body = z.object({ audio: z.string(copy.audio.missing) }, copy.unreadableRequest)

export const loader = postOnly

/** The text of the public pages: the subjects that visitors ask about. */
const siteTexts = () => searchEntries().flatMap(({ title, note, body }) => [title, note, body])

/** The text of a recording; with `?draft`, what is heard so far of one that goes on. */
export const action = ({ request, url, context }: Route.ActionArgs) => {
  const isDraft = url.searchParams.has('draft')
  return answerFunction(request, context, {
    name: isDraft ? 'voice-draft' : 'voice-to-text',
    limit: { hits: isDraft ? 400 : 40, seconds: 600 },
    body,
    answer: (app, mode, { audio }, asker) =>
      transcribe(app, mode, { audio, isDraft }, siteTexts, asker),
  })
}
