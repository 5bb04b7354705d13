import { isStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { Toast } from '#app/ui/toast.ts'
import { adminAuth } from '#content/admin.ts'
import { auth } from '#content/auth.ts'
import { portalAccess } from '#content/portal.ts'

type Arrival = { to: string; toast: Pick<Toast, 'title' | 'description'> & Partial<Toast> }

/**
 * The address and the toast after a sign-in at the sign-in page of staff: staff go to the panel, others to
 * the portal's sign-in page.
 * @param next where staff wanted to go
 */
export function arrivalOf(actor: Actor, next: string): Arrival {
  if (isStaff(actor)) return { to: next, toast: adminAuth.success }
  const belongs = actor.kind === 'user' && actor.clientId !== null
  const toast = belongs
    ? auth.signIn.success
    : { ...portalAccess.required, tone: 'destructive' as const }
  return { to: '/auth', toast }
}
