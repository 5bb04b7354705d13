import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { colleagueDialog as copy } from '#content/invitations.ts'
import { colleagueChanges, colleagueRoles } from './portal-colleague-dialog.tsx'
import {
  changeBillingContact,
  changeColleague,
  changeProjects,
  organizationPath,
} from './portal-colleague-service.server.ts'

/** Does what a form of the dialog asks for; what the page showed comes along. */
export async function takeColleagueForm(
  app: App,
  actor: Actor,
  { id, search }: { id: string; search: string },
  form: FormData,
) {
  const failure = () => ({ id: crypto.randomUUID(), title: copy.failed })
  const refuse = (error: string, status: number) => ({ error, status, failure: failure() })
  const refuseProjects = (error: string, chosen: string[]) => ({
    ...{ status: 422, failure: failure() },
    projects: { error, chosen },
  })
  const change = oneOf(form.get('change'), colleagueChanges)
  const seen = {
    role: oneOf(form.get('seen_role'), colleagueRoles),
    access: oneOf(form.get('seen_access'), ['active', 'ended']),
    billing: oneOf(form.get('seen_billing'), ['yes', 'no']),
  }
  if (!change || !seen.role || !seen.access || !seen.billing)
    throw new AppError('invalid', copy.failed)
  const seenProjects = idsIn(String(form.get('seen_projects') ?? '').split(' '))
  const role = change === 'role' ? oneOf(form.get('role'), colleagueRoles) : seen.role
  if (!role) return refuse(copy.errors.role, 422)
  const was = { role: seen.role, access: seen.access }
  try {
    if (change === 'projects') {
      const isOnly = form.get('scope') === 'some'
      const chosen = idsIn(form.getAll('project'))
      if (isOnly && chosen.length === 0) return refuseProjects(copy.projects.none, chosen)
      const seen = seenProjects.length > 0 ? seenProjects : null
      await changeProjects(app, actor, id, { wanted: isOnly ? chosen : null, seen })
    } else if (change === 'billing' || change === 'not_billing') {
      const billing = { wanted: change === 'billing', seen: seen.billing === 'yes' }
      await changeBillingContact(app, actor, id, billing)
    } else {
      const wanted = { role, access: change === 'role' ? was.access : change }
      await changeColleague(app, actor, id, change, { wanted, seen: was })
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict')
      return refuse(error.userMessage, error.status)
    if (error instanceof AppError && error.code === 'invalid' && change === 'projects')
      return refuseProjects(error.userMessage, idsIn(form.getAll('project')))
    throw error
  }
  return redirectWithToast(`${organizationPath}${search}`, { title: copy.saved[change] })
}

/** The ids among what a form sent, each once; at most as many as can be chosen. */
const idsIn = (sent: FormDataEntryValue[]): string[] =>
  [...new Set(sent.map(String).filter(isUuid))].slice(0, 200)
