import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { takeEvidence } from '#app/features/company/evidence-actions.server.ts'
import { EvidencePage } from '#app/features/company/evidence-page.tsx'
import { readEvidence } from '#app/features/company/evidence-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
import { evidencePanel as copy } from '#content/company-evidence.ts'
import type { Route } from './+types/evidence'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.evidence.name ?? copy.title)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const found = await readEvidence(...by, params.evidenceId)
  return { ...found, isAsked: url.searchParams.has('remove') }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const { evidence } = await readEvidence(...by, params.evidenceId)
  return takeEvidence(context, request, { kind: evidence.kind, evidence })
}

/** Keeps what was typed when the connection is lost. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrLost(serverAction, copy.lost)

export default function EvidenceRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EvidencePage kind={loaderData.evidence.kind} {...loaderData} answer={actionData} />
}
