import { readCapabilities } from '#app/features/assistant/provider/capabilities-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/assistant-capabilities'

/** What the assistant can do here, for the interface that offers it. */
export async function loader({ context }: Route.LoaderArgs) {
  const capabilities = await readCapabilities(context.get(appContext))
  return Response.json(capabilities, { headers: { 'cache-control': 'no-store' } })
}
