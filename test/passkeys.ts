import { expect } from 'vitest'
import type { Client } from './app.ts'
import { type Authenticator, createAuthenticator } from './authenticator.ts'

const address = '/auth/passkey'

/** The challenge for a device, from the page where passkeys are added. */
export const challengeIn = (text: string) => /"challenge",?:?"([\w-]{20,})"/.exec(text)?.[1] ?? ''

/** Adds a passkey of a new device on the page of somebody who is signed in. */
export async function addWith(
  { browser, page }: { browser: Client; page: string },
  password: string,
  name: string,
  way: object,
) {
  const device = createAuthenticator()
  const begun = await browser.post(`${page}.data`, { intent: 'begin', name, password })
  const challenge = challengeIn(await begun.text())
  const response = device.make(challenge, way)
  const answer = await browser.post(page, { intent: 'add', name, response })
  return { device, challenge, answer }
}

/** Signs a browser in with the device. `hand` sends the same response once more. */
export async function enterWith(
  device: Authenticator,
  browser: Client,
  more: { way?: object; side?: 'admin' | 'portal'; search?: string } = {},
) {
  const asked = await browser.post(address, { intent: 'ask' })
  const { options } = (await asked.json()) as { options: Record<string, string> }
  expect(options).toMatchObject({ userVerification: 'required', rpId: 'localhost' })
  const response = device.sign(options.challenge ?? '', more.way)
  const { side = 'portal', search = '' } = more
  const hand = () => browser.post(address, { intent: 'sign-in', response, side, search })
  const answer = await hand()
  const body = (await answer.json()) as { to?: string; error?: string }
  return { browser, hand, status: answer.status, ...body }
}
