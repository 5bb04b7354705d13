import { createHash } from 'node:crypto'
import { createCookie } from 'react-router'
import type { App } from '#app/platform/app.server.ts'

const hour = 3_600

const signUpCookie = (app: App) =>
  createCookie('unordin.sign_up', {
    path: '/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: app.config.https,
    maxAge: hour,
    secrets: [app.secret],
  })

const fingerprint = (proof: string) => createHash('sha256').update(`sign-up ${proof}`).digest('hex')

const mostLinks = 5

/**
 * The Set-Cookie header that identifies this browser when a mailed link is opened in it: the new link, or
 * an earlier one.
 */
export async function rememberSignUp(app: App, request: Request, proof: string): Promise<string> {
  const kept = await readKept(app, request)
  return signUpCookie(app).serialize([fingerprint(proof), ...kept].slice(0, mostLinks))
}

async function readKept(app: App, request: Request): Promise<unknown[]> {
  const kept: unknown = await signUpCookie(app).parse(request.headers.get('cookie'))
  return Array.isArray(kept) ? kept : []
}

/** Whether the account of a verification link was made in this browser. */
export async function isSameBrowser(app: App, request: Request, proof: string): Promise<boolean> {
  return (await readKept(app, request)).includes(fingerprint(proof))
}
