import { portalDecision } from '#content/decisions.ts'
import type { Decision } from './decision.ts'

/** What somebody says when they agree; it is shown before and kept with the answer. */
export function wordingOf({
  kind,
  title,
  document_name: name,
  document_version: version,
}: Pick<Decision, 'kind' | 'title' | 'document_name' | 'document_version'>): string {
  const { wording } = portalDecision
  return name === null ? wording[kind].text(title) : wording[kind].document(name, version ?? 1)
}
