import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { ownPath } from '#app/platform/own-path.ts'
import {
  findShownInvitation,
  shownInvitation,
} from '../invitations/invitation-look-up-service.server.ts'
import { findInvitation, joinAsUser } from '../invitations/join-service.server.ts'
import { addressSchema } from '../sign-up/sign-up.ts'
import type { AuthPage } from './auth-page.ts'

/** The first page of a signed-in person, or null without a client. */
export function homeOf(actor: Actor, next?: string | null): string | null {
  if (actor.kind === 'visitor') return null
  if (actor.role === 'admin') return '/admin/auth'
  return actor.clientId ? ownPath(next, '/dashboard') : null
}

/**
 * What /auth shows, depending on who is signed in and on the link.
 * @throws AppError `rate_limited` when a link was looked up too often
 */
export async function readAuthPage(
  app: App,
  actor: Actor,
  params: URLSearchParams,
): Promise<AuthPage> {
  const given = addressSchema.safeParse({ email: params.get('email') ?? '' }).data?.email ?? ''
  const token = params.get('invitation')
  const found = token ? await findInvitation(app, { token }) : null
  // A link is for one address: with another address in it, it is not a link that we sent.
  const byToken =
    found && (given === '' || given === found.email) ? shownInvitation(found, true) : null
  if (actor.kind === 'user') {
    const otherAccount = byToken && byToken.email !== actor.email ? byToken.email : null
    const to = homeOf(actor, params.get('next'))
    if (to && !otherAccount) return { kind: 'enter', to }
    const own = byToken ?? (to ? null : await findShownInvitation(app, actor.email))
    return { kind: 'waiting', invitation: own, otherAccount }
  }
  const invitation = token ? byToken : given ? await findShownInvitation(app, given) : null
  const asked = params.get('tab')
  const byDefault = invitation ? 'sign-up' : 'sign-in'
  return {
    kind: 'form',
    tab: asked === 'sign-in' || asked === 'sign-up' ? asked : byDefault,
    email: invitation?.email ?? given,
    invitation,
    invalid: token !== null && !byToken,
  }
}

/** Accepts the invitation of the link after a sign-in; an invalid one is only logged. */
export async function joinOnArrival(app: App, actor: Actor, token: string | null): Promise<Actor> {
  if (!token || actor.kind !== 'user') return actor
  try {
    return { ...actor, ...(await joinAsUser(app, actor, { token })) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    app.log.warn({ code: error.code, userId: actor.userId }, 'invitation not used at sign-in')
    return actor
  }
}
