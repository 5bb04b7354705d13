import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { kindAsked, takeEvidence } from '#app/features/company/evidence-actions.server.ts'
import { EvidencePage } from '#app/features/company/evidence-page.tsx'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
import { evidencePanel as copy } from '#content/company-evidence.ts'
import type { Route } from './+types/evidence-new'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(copy.add[loaderData?.kind ?? 'certificate'])

export const loader = ({ url }: Route.LoaderArgs) => ({ kind: kindAsked(url) })

export const action = ({ request, url, context }: Route.ActionArgs) =>
  takeEvidence(context, request, { kind: kindAsked(url), evidence: null })

/** Keeps what was typed when the connection is lost. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrLost(serverAction, copy.lost)

export default function EvidenceNew({ loaderData, actionData }: Route.ComponentProps) {
  return <EvidencePage kind={loaderData.kind} evidence={null} answer={actionData} />
}
