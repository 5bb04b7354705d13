import { z } from 'zod'
import {
  answerFunction,
  postOnly,
} from '#app/features/assistant/provider/function-endpoint.server.ts'
import { speakAloud } from '#app/features/assistant/provider/function-service.server.ts'
import { functionFaults as copy } from '#content/assistant-functions.ts'
import type { Route } from './+types/text-to-speech'

const body = z.object(
  {
    text: z.string(copy.speech.missing),
    voice: z.literal('alloy', copy.speech.voice).default('alloy'),
  },
  copy.unreadableRequest,
)

export const loader = postOnly

/** A text as an MP3, in base64. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerFunction(request, context, {
    name: 'text-to-speech',
    limit: { hits: 60, seconds: 600 },
    body,
    answer: (app, mode, asked, asker) => speakAloud(app, mode, asked, asker),
  })
