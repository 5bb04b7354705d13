import { ButtonLink } from '#app/ui/button.tsx'
import { newDecision } from '#content/decisions.ts'
import { adminDecisionsPath, type SubjectKind } from './decision.ts'

type AskLinkProps = { clientId: string; kind: SubjectKind; id: string; className?: string }

/** Begins a decision about a document, a milestone or an update. */
export function AskLink({ clientId, kind, id, className }: AskLinkProps) {
  const chosen = new URLSearchParams({ client: clientId, subject: `${kind}:${id}` })
  return (
    <ButtonLink
      to={`${adminDecisionsPath}/new?${chosen}`}
      variant="secondary"
      size="small"
      className={className}
    >
      {newDecision.ask}
    </ButtonLink>
  )
}
