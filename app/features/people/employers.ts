import { partyOf } from '#app/features/mail/visitor-mail-limits.ts'

/** The domains of addresses that say where somebody works: none of a mail provider. */
export const employersOf = (addresses: string[]): string[] => [
  ...new Set(
    addresses.flatMap((address) => {
      const { domain, isFree } = partyOf(address)
      return isFree ? [] : domain
    }),
  ),
]
