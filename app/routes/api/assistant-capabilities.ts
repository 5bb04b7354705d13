import { answerJson } from '#app/features/assistant/conversation/json-answer.server.ts'
import { openCapabilities } from '#app/features/assistant/provider/capabilities-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/assistant-capabilities'

/** The functions of the assistant in this installation. */
export const loader = ({ context }: Route.LoaderArgs) =>
  answerJson(context, async () =>
    Response.json(await openCapabilities(context.get(appContext)), {
      headers: { 'cache-control': 'no-store' },
    }),
  )
