import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#app/platform/actor.ts'
import { createAccount, createSession } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { askedBy } from '#test/asked-by.ts'
import { stopClockForCodes } from '#test/totp.ts'
import {
  beginSetUp,
  confirmSetUp,
  readSecondFactor,
} from '../second-factor/second-factor-service.server.ts'
import { againPath } from './again.ts'

const password = 'a-long-enough-phrase-3'
let product: TestApp
let codeOf: ReturnType<typeof stopClockForCodes>
beforeAll(async () => {
  product = await startTestApp()
  codeOf = stopClockForCodes(product)
})
afterAll(() => product.close())

const headers = { accept: 'application/json' }

test('a page signs its person in again: wrong and missing passwords are answered, the right one opens', async () => {
  const { email, userId } = await createAccount(product, 'client_user', password)
  const client = product.client()
  const say = async (fields: Record<string, string>) => {
    const answer = await client.post(againPath, fields, headers)
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  expect(await say({ kind: 'password', email, password: '' })).toEqual({
    ...{ status: 422, step: 'password', error: 'Please enter your password' },
  })
  expect(await say({ kind: 'password', email, password: 'wrong' })).toMatchObject({
    ...{ status: 401, step: 'password', error: expect.stringContaining('Invalid email') },
  })
  expect(await (await client.get('/auth/session')).json()).toEqual({ user: null })
  expect(await say({ kind: 'password', email, password })).toEqual({ status: 200, step: 'done' })
  expect(await (await client.get('/auth/session')).json()).toEqual({ user: userId })
  expect((await client.get('/dashboard')).status).toBe(200)
})

test('with a second factor the code is asked for, wrong and right', async () => {
  const { email, userId, clientId } = await createAccount(product, 'client_user', password)
  const actor = {
    ...{
      kind: 'user',
      sessionId: await createSession(product, userId),
      fullName: email,
      role: 'client_user',
    },
    ...{ userId, email, clientId },
  } as Actor & { kind: 'user' }
  await beginSetUp(product.app, actor, password)
  const state = await readSecondFactor(product.app, actor)
  if (state.kind !== 'pending') throw new Error(state.kind)
  await askedBy(actor, () => confirmSetUp(product.app, actor, codeOf(state.secret, -1)))
  const client = product.client()
  const say = async (fields: Record<string, string>) =>
    (await client.post(againPath, fields, headers)).json() as Promise<{ step: string }>
  expect(await say({ kind: 'password', email, password })).toEqual({ step: 'code' })
  expect(await say({ kind: 'code', code: '12' })).toMatchObject({
    step: 'code',
    error: expect.stringContaining('6 digits'),
  })
  expect(await say({ kind: 'recovery', code: 'aaaaa-aaaaa' })).toMatchObject({ step: 'recovery' })
  expect(await (await client.get('/auth/session')).json()).toEqual({ user: null })
  expect(await say({ kind: 'code', code: codeOf(state.secret) })).toEqual({ step: 'done' })
  expect(await (await client.get('/auth/session')).json()).toEqual({ user: userId })
})

test('nothing but the three steps is taken, and only as a post', async () => {
  const client = product.client()
  expect((await client.post(againPath, { kind: 'other' }, headers)).status).toBe(422)
  expect((await client.get(againPath)).status).toBe(405)
  const code = await client.post(againPath, { kind: 'code', code: '123456' }, headers)
  expect(await code.json()).toMatchObject({ step: 'password', error: expect.any(String) })
})
