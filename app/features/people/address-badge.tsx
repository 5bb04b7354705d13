import { StatusBadge } from '#app/ui/status-badge.tsx'
import { personPage as copy } from '#content/people.ts'

/** Whether an address is known to be that of whoever typed it. */
export function AddressBadge({ isVerified }: { isVerified: boolean }) {
  return (
    <StatusBadge tone={isVerified ? 'verdigris' : 'ink'}>
      {copy.addressStates[isVerified ? 'verified' : 'claimed']}
    </StatusBadge>
  )
}
