import type { ClaimId } from '#app/features/company/claims.ts'
import type { trust } from '#content/trust.ts'

type ClaimGroup = keyof typeof trust.security.groups

/** The claims of each group, in the order of the page. A test finds a claim in no group or in two. */
export const claimGroups: Record<ClaimGroup, readonly ClaimId[]> = {
  access: ['tenancy', 'gates', 'fields', 'viewing'],
  accounts: [
    ...(['passwords', 'guessing', 'second_factor', 'passkeys'] as const),
    ...(['sessions', 'leavers', 'reset'] as const),
  ],
  browser: ['forgery', 'headers', 'cookies', 'redirects', 'no_store'],
  input: ['queries', 'articles', 'validation', 'abuse', 'limits'],
  files: ['file_types', 'file_paths', 'archives', 'isolation'],
  records: ['audit', 'log_secrets', 'erasure', 'inventory'],
  running: ['queue', 'backup', 'outage', 'transactions', 'errors', 'dependencies'],
}

export const claimGroupNames = Object.keys(claimGroups) as ClaimGroup[]
