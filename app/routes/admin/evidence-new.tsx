import { data } from 'react-router'
import { kindAsked, takeEvidence } from '#app/features/company/evidence-actions.server.ts'
import type { EvidenceAnswer } from '#app/features/company/evidence-form.tsx'
import { EvidencePage } from '#app/features/company/evidence-page.tsx'
import { company } from '#content/company.ts'
import { evidencePanel as copy } from '#content/company-evidence.ts'
import type { Route } from './+types/evidence-new'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${copy.add[loaderData?.kind ?? 'certificate']} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export const loader = ({ url }: Route.LoaderArgs) => ({ kind: kindAsked(url) })

export const action = ({ request, url, context }: Route.ActionArgs) =>
  takeEvidence(context, request, { kind: kindAsked(url), evidence: null })

/** Keeps what was typed when the connection is lost. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return data<EvidenceAnswer>({ result: null, error: copy.lost }, { status: 503 })
  }
}

export default function EvidenceNew({ loaderData, actionData }: Route.ComponentProps) {
  return <EvidencePage kind={loaderData.kind} evidence={null} answer={actionData} />
}
