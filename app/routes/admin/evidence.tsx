import { data } from 'react-router'
import { takeEvidence } from '#app/features/company/evidence-actions.server.ts'
import type { EvidenceAnswer } from '#app/features/company/evidence-form.tsx'
import { EvidencePage } from '#app/features/company/evidence-page.tsx'
import { readEvidence } from '#app/features/company/evidence-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { company } from '#content/company.ts'
import { evidencePanel as copy } from '#content/company-evidence.ts'
import type { Route } from './+types/evidence'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.evidence.name ?? copy.title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

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
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return data<EvidenceAnswer>({ result: null, error: copy.lost }, { status: 503 })
  }
}

export default function EvidenceRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EvidencePage kind={loaderData.evidence.kind} {...loaderData} answer={actionData} />
}
