import { createHash } from 'node:crypto'
import type { IssueContent } from './issue.ts'

/** What a draft says, in a few characters: an edit names the one it was made on. */
export function fingerprint({ subject, introduction, items }: IssueContent): string {
  const text = JSON.stringify([subject, introduction, items.map(({ id }) => id)])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
