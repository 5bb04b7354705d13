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

/** The Set-Cookie header by which this browser is known again when the mailed link is opened in it. */
export function rememberSignUp(app: App, proof: string): Promise<string> {
  return signUpCookie(app).serialize(fingerprint(proof))
}

/** Whether the account that a link verifies was made in this browser. */
export async function isSameBrowser(app: App, request: Request, proof: string): Promise<boolean> {
  const kept: unknown = await signUpCookie(app).parse(request.headers.get('cookie'))
  return kept === fingerprint(proof)
}
