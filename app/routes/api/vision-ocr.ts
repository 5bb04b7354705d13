import { z } from 'zod'
import {
  answerFunction,
  postOnly,
} from '#app/features/assistant/provider/function-endpoint.server.ts'
import { readPicture } from '#app/features/assistant/provider/function-service.server.ts'
import { functionFaults as copy } from '#content/assistant-functions.ts'
import type { Route } from './+types/vision-ocr'

const body = z.object({ image: z.string(copy.image.missing) }, copy.unreadableRequest)

export const loader = postOnly

/** The text in a picture. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerFunction(request, context, {
    name: 'vision-ocr',
    limit: { hits: 20, seconds: 600 },
    body,
    answer: (app, mode, { image }, asker) => readPicture(app, mode, image, asker),
  })
