import { createHash } from 'node:crypto'
import type { IssueContent } from './issue.ts'

/** A short hash of a draft's content, by which a change by somebody else is detected. */
export function fingerprint({ subject, introduction, items }: IssueContent): string {
  const text = JSON.stringify([subject, introduction, items.map(({ id }) => id)])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
