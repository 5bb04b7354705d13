import { takeMove } from '#app/features/references/order-actions.server.ts'
import { referencesPath } from '#app/features/references/reference.ts'
import { ReferenceList } from '#app/features/references/reference-list.tsx'
import { referenceList } from '#app/features/references/reference-list-query.ts'
import { listReferences } from '#app/features/references/reference-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { referencesPanel } from '#content/references-panel.ts'
import type { Route } from './+types/references'

export const meta: Route.MetaFunction = () => listMeta(referencesPanel)

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const query = readListQuery(referenceList, url.searchParams)
  const page = await listReferences(app, context.get(actorContext), query)
  return { query, ...page, today: app.now().toISOString().slice(0, 10) }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  takeMove(context, request, 'client_references', referencesPath)

export default function References({ loaderData }: Route.ComponentProps) {
  return <ReferenceList {...loaderData} />
}

export const ErrorBoundary = listErrors(referencesPanel)
