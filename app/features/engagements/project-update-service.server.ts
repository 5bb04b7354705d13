import { notify } from '#app/features/accounts/notifications/notification-service.server.ts'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { replyAddressFor } from '#app/features/inbound-mail/reply-address-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { updateNotice } from '#content/engagements.ts'
import { projectPartPath, projectTabPath } from './engagement.ts'
import type { ProjectUpdateInput } from './engagement-forms.ts'
import { selectProject } from './engagement-store.server.ts'
import { projectUpdateMail } from './project-update-mails.server.tsx'
import { insertUpdate, selectAddresses } from './project-update-store.server.ts'

/**
 * Posts an update with its notifications and one mail to each of the client's people, in one
 * transaction. The same form sent again posts nothing.
 * @returns how many people were told; null when it had been posted before
 * @throws AppError `forbidden`, `not_found`
 */
export async function postUpdate(
  app: App,
  actor: Actor,
  projectId: string,
  wanted: ProjectUpdateInput,
): Promise<number | null> {
  const staff = requireStaff(actor, 'projects')
  const { id, title, body } = wanted
  const work = app.db.as(actor, async (tx) => {
    const project = isUuid(projectId) ? await selectProject(tx, projectId) : undefined
    if (!project) throw new AppError('not_found', 'Not found')
    const author = { authorId: staff.userId, authorName: staff.fullName }
    await insertUpdate(tx, project, { id, title, body, ...author })
    const url = projectPartPath(projectTabPath(project.id, 'overview'), 'update', id)
    const told = await notify(tx, {
      clientId: project.client_id,
      kind: 'project.update_posted',
      title: updateNotice.title(project.name, title),
      url,
    })
    const mail = await projectUpdateMail(
      { project: project.name, title, body, author: staff.fullName, path: url },
      app.config,
    )
    for (const to of await selectAddresses(tx, told)) {
      const replyTo = replyAddressFor(app, { kind: 'update', id, address: to })
      await queueMail(app, tx, { ...mail, replyTo, to })
    }
    await audit(tx, {
      action: 'engagement.update_posted',
      subjectType: 'project',
      subjectId: project.id,
      details: { update: id, title, people: told.length },
    })
    return told.length
  })
  return work.catch((error) => {
    if (isUniqueViolation(error)) return null
    throw error
  })
}
