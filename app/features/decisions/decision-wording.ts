import { portalDecision } from '#content/decisions.ts'
import type { Decision } from './decision.ts'

/** What somebody says when they agree; it is shown before and kept with the answer. */
export function wordingOf({
  kind,
  title,
  document_name: name,
  document_version: version,
  part,
}: Pick<Decision, 'kind' | 'title' | 'document_name' | 'document_version' | 'part'>): string {
  const words = portalDecision.wording[kind]
  if (name !== null) return words.document(name, version ?? 1)
  return part ? words.part(portalDecision.parts[part.kind], part.title) : words.text(title)
}
