import { expect, test } from 'vitest'
import type { Config } from '#app/platform/config.server.ts'
import { createAuthenticator } from '#test/authenticator.ts'
import { creationOptions, readNewPasskey } from './webauthn.server.ts'

const app = { config: { baseUrl: 'http://localhost:3000' } as Config }
const token = 'a-token-of-the-browser'

test.each([
  [['usb', 'hybrid'], 'usb,hybrid'],
  ['usb', ''],
  [{}, ''],
  [['usb', 7, 'a\0b', null, ['nfc'], 'x'.repeat(5_000)], 'usb'],
])('of what a page says of a device, %j, only words are stored', async (transports, stored) => {
  const { challenge } = await creationOptions(app, token, 'guest@example.org', [])
  const answer = JSON.parse(createAuthenticator().make(challenge))
  answer.response.transports = transports
  expect((await readNewPasskey(app, token, answer))?.transports).toBe(stored)
})
