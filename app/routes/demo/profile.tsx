import { DemoProfile } from '#app/features/demo/demo-profile.tsx'
import { isDemoUnlocked, readDemoProfile } from '#app/features/demo/demo-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/profile'

// This address also shows the gate: without the demo cookie the loader returns no data.
export async function loader({ request, context }: Route.LoaderArgs) {
  const isOpen = await isDemoUnlocked(context.get(appContext), request)
  return isOpen ? readDemoProfile() : null
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  return loaderData && <DemoProfile {...loaderData} />
}
