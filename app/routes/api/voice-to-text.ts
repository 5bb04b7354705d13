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

/** The text of a recording. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerFunction(request, context, {
    name: 'voice-to-text',
    limit: { hits: 40, seconds: 600 },
    body,
    answer: (app, mode, { audio }, asker) =>
      transcribe(app, mode, { audio, texts: siteTexts }, asker),
  })
