import { readCapabilities } from '#app/features/assistant/provider/capabilities-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/assistant-capabilities'

/** The functions of the assistant in this installation. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const capabilities = await readCapabilities(app)
  // The visitor has opened the chat and will soon send a message: the engines are started.
  if (capabilities.chat.available) app.knowledge.warm()
  return Response.json(capabilities, { headers: { 'cache-control': 'no-store' } })
}
