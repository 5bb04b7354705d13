import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createCookie } from 'react-router'
import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit, countVisit, type Limit, takeBackVisit } from '#app/platform/rate-limit.server.ts'
import { currentActor } from '#app/platform/request-scope.server.ts'
import { demo } from '#content/demo.ts'
import { demoGate } from '#content/demo-gate.ts'
import type { DemoFrame, DemoProject } from './demo.ts'

const perAddress: Limit = { hits: 10, seconds: 15 * 60 }
const fromEverywhere: Limit = { hits: 300, seconds: 15 * 60 }
const delayMilliseconds = 500

// A session cookie: without Max-Age, browsers delete it when they are closed.
const cookie = createCookie('demo', { path: '/', httpOnly: true, sameSite: 'lax' })

type Given = { loginId: string; password: string }

/**
 * The login id and password of the demo: from the configuration, or derived from the installation's
 * secret.
 */
export function demoSignIn({ config, secret }: Pick<App, 'config' | 'secret'>) {
  const made = createHmac('sha256', secret).update('demo-password').digest('base64url')
  return { loginId: config.demoLoginId, password: config.demoPassword ?? made.slice(0, 16) }
}

/**
 * Checks the demo password in constant time, after half a second.
 * @returns the cookie that keeps the demo open until the browser is closed
 * @throws AppError `invalid` with the message of the form, `rate_limited`
 */
export async function unlockDemo(app: App, { loginId, password }: Given): Promise<string> {
  await countVisit(app, 'demo', perAddress, app.now())
  await wait(delayMilliseconds)
  const right = demoSignIn(app)
  const isId = isSame(loginId, right.loginId)
  const isPassword = isSame(password, right.password)
  const isRight = isId && isPassword
  // Only what was wrong counts from everywhere, so that guessing from many addresses locks nobody else out.
  if (!isRight) await countHit(app, 'demo', fromEverywhere, app.now())
  const action = isRight ? 'demo.unlocked' : 'demo.refused'
  await app.db.as(currentActor(), (tx) => audit(tx, { action }))
  if (!isRight) throw new AppError('invalid', demoGate.failure)
  // Successful sign-ins do not count, so colleagues behind one address do not lock each other out.
  await takeBackVisit(app, 'demo')
  return cookie.serialize(keyOf(app), { secure: app.config.https })
}

export async function isDemoUnlocked(app: App, request: Request): Promise<boolean> {
  const given: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => null)
  return typeof given === 'string' && isSame(given, keyOf(app))
}

export const lockDemo = (): Promise<string> => cookie.serialize('', { maxAge: 0 })

export function readDemoFrame(): DemoFrame {
  const { client, foot, skip, role, roleLabel, welcome, intro, lock, tabs, tabsLabel, theme } = demo
  return { client, foot, skip, role, roleLabel, welcome, intro, lock, tabs, tabsLabel, theme }
}

export const readDemoProfile = () => demo.profile

export const readDemoProjects = () => ({
  copy: { ...demo.projectsPage, status: demo.status },
  projects: demo.projects,
})

/** @throws AppError `not_found` */
export function readDemoProject(id: string): DemoProject {
  const project = demo.projects.find((one) => one.id === id)
  if (!project) throw new AppError('not_found', 'Not found')
  return project
}

/** The cookie's key is derived from the password: changing the password ends all demo sessions. */
function keyOf(app: App): string {
  const { loginId, password } = demoSignIn(app)
  const text = JSON.stringify(['demo-gate', loginId, password])
  return createHmac('sha256', app.secret).update(text).digest('base64url')
}

function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(right))
}
