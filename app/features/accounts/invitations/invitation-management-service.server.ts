import { isInviter } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { invitationCopy } from '#content/invitations.ts'
import { invitationSchema, rolesBelow } from './invitation.ts'
import { type InvitationAnswer, refusedInvitation } from './invitation-form.ts'
import {
  createInvitation,
  resendInvitation,
  revokeInvitation,
} from './invitation-service.server.ts'
import { selectInvitation } from './invitation-store.server.ts'

type Answered = { answer: InvitationAnswer; status: number }
const { errors } = invitationCopy

/** The person who invites, and the roles that they may give. */
export function readInviter(actor: Actor) {
  // For everybody else the dialog does not exist.
  if (!isInviter(actor)) throw new AppError('not_found', 'Not found')
  return { user: actor, roles: rolesBelow(actor.role) }
}

/** Reads the form and sends the invitation, or returns the errors. */
export async function sendInvitation(app: App, actor: Actor, form: FormData): Promise<Answered> {
  const { user, roles } = readInviter(actor)
  const clientId = user.role === 'admin' ? textField(form, 'for_client', 36) : (user.clientId ?? '')
  const entry = {
    email: textField(form, 'email', 300),
    role: textField(form, 'role', 20),
    clientId,
  }
  const read = invitationSchema.safeParse(entry)
  const faults = new Set(read.error?.issues.map(({ path }) => path[0]))
  const refused = {
    email: faults.has('email') ? errors.email : undefined,
    role:
      faults.has('role') || (read.data && !roles.includes(read.data.role))
        ? errors.role
        : undefined,
    client: isUuid(clientId) ? undefined : errors.client,
  }
  if (!read.data || Object.values(refused).some(Boolean))
    return { answer: refusedInvitation(refused, entry), status: 422 }
  const { email, role } = read.data
  try {
    const { link } = await createInvitation(app, actor, { clientId, email, role })
    return { answer: { sent: { email, link } }, status: 200 }
  } catch (error) {
    const fault = expected(error)
    const field =
      fault.userMessage === errors.paused
        ? 'client'
        : { conflict: 'email', not_found: 'client', rate_limited: 'form' }[fault.code]
    const message = fault.code === 'not_found' ? errors.client : fault.userMessage
    return { answer: refusedInvitation({ [field]: message }, entry), status: fault.status }
  }
}

/** Sends an invitation again, or returns the error. @throws AppError `not_found`, `forbidden` */
export async function sendInvitationAgain(app: App, actor: Actor, id: string): Promise<Answered> {
  const { email } = await readInvitation(app, actor, id)
  try {
    const { link } = await resendInvitation(app, actor, id)
    return { answer: { sent: { email, link } }, status: 200 }
  } catch (error) {
    const { userMessage, status } = expected(error)
    return { answer: refusedInvitation({ form: userMessage }), status }
  }
}

/** Revokes an invitation. Returns the error, or null. @throws AppError `not_found`, `forbidden` */
export async function takeInvitationBack(
  app: App,
  actor: Actor,
  id: string,
): Promise<Answered | null> {
  try {
    await revokeInvitation(app, actor, id)
    return null
  } catch (error) {
    const { userMessage, status } = expected(error)
    return { answer: refusedInvitation({ form: userMessage }), status }
  }
}

/** The invitation a dialog asks about. @throws AppError `not_found`, `forbidden` */
export async function readInvitation(app: App, actor: Actor, id: string) {
  const { roles } = readInviter(actor)
  const row = isUuid(id)
    ? await app.db.as(actor, (tx) => selectInvitation(tx, id, app.now()))
    : undefined
  if (!row) throw new AppError('not_found', 'Not found')
  if (!roles.includes(row.role)) throw new AppError('forbidden', 'Not allowed')
  return { id, email: row.email, status: row.status }
}

type Expected = AppError & { code: 'conflict' | 'not_found' | 'rate_limited' }

/** An error that the form can show; others are thrown again. */
function expected(error: unknown): Expected {
  const told = ['conflict', 'not_found', 'rate_limited']
  if (error instanceof AppError && told.includes(error.code)) return error as Expected
  throw error
}
