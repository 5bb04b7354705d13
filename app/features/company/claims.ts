import { securityClaims } from '#content/security-claims.ts'
import type { FactKey } from './company-facts.ts'

export type ClaimId = keyof typeof securityClaims

/** Where it can be seen that a claim is true. A test fails when a source is gone. */
export type ClaimSource =
  /** A test: its file and a part of its name. */
  | { test: string; name: string }
  /** A file of the product, and words that it contains. */
  | { file: string; has: string }
  /** An environment variable. */
  | { setting: string }
  | { table: string }
  /** What staff state in the panel. */
  | { stated: FactKey }

export const claimIds = Object.keys(securityClaims) as ClaimId[]

/** A source in a few words, for people. */
export function sourceText(source: ClaimSource): string {
  if ('test' in source) return source.test
  if ('file' in source) return source.file
  if ('setting' in source) return source.setting
  return 'table' in source ? source.table : source.stated
}
