import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { colleagueDialog as copy } from '#content/invitations.ts'
import { colleagueChanges, colleagueRoles } from './portal-colleague-dialog.tsx'
import {
  changeBillingContact,
  changeColleague,
  organizationPath,
} from './portal-colleague-service.server.ts'

/** Does what a form of the dialog asks for; what the page showed comes along. */
export async function takeColleagueForm(
  app: App,
  actor: Actor,
  { id, search }: { id: string; search: string },
  form: FormData,
) {
  const refuse = (error: string, status: number) => ({
    ...{ error, status },
    failure: { id: crypto.randomUUID(), title: copy.failed },
  })
  const change = oneOf(form.get('change'), colleagueChanges)
  const seen = {
    role: oneOf(form.get('seen_role'), colleagueRoles),
    access: oneOf(form.get('seen_access'), ['active', 'ended']),
    billing: oneOf(form.get('seen_billing'), ['yes', 'no']),
  }
  if (!change || !seen.role || !seen.access || !seen.billing)
    throw new AppError('invalid', copy.failed)
  const role = change === 'role' ? oneOf(form.get('role'), colleagueRoles) : seen.role
  if (!role) return refuse(copy.errors.role, 422)
  const was = { role: seen.role, access: seen.access }
  try {
    if (change === 'billing' || change === 'not_billing') {
      const billing = { wanted: change === 'billing', seen: seen.billing === 'yes' }
      await changeBillingContact(app, actor, id, billing)
    } else {
      const wanted = { role, access: change === 'role' ? was.access : change }
      await changeColleague(app, actor, id, change, { wanted, seen: was })
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict')
      return refuse(error.userMessage, error.status)
    throw error
  }
  return redirectWithToast(`${organizationPath}${search}`, { title: copy.saved[change] })
}
