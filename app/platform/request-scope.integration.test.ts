import { Agent, request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { visitor } from './actor.ts'
import { asSystem, clientIp, inRequest, readOrigin, recognise } from './request-scope.server.ts'

let product: TestApp
const password = 'Nine-lanterns-7-harbour'

beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

type Answer = { status: number; requestId: string; body: string }

test('of 200 requests at once, of different people on the same connections, each event is its own', async () => {
  const server = createServer(getRequestListener(product.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // Fewer connections than requests, so that one connection serves many people.
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const send = (path: string, ip: string, cookie: string, form?: Record<string, string>) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        ...{ cookie, 'x-forwarded-for': ip, host: 'localhost:3000' },
        origin: 'http://localhost:3000',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      }
      const method = form ? 'POST' : 'GET'
      ask({ port, path, method, headers, agent }, async (response) => {
        const { statusCode: status = 0, headers: answered } = response
        const requestId = String(answered['x-request-id'])
        resolve({ status, requestId, body: await text(response) })
      })
        .on('error', reject)
        .end(form && new URLSearchParams(form).toString())
    })
  const people: { email: string; cookie: string; session: string }[] = []
  for (let at = 0; at < 18; at += 1) {
    const { email, userId } = await createAccount(product, 'admin', password)
    const client = product.client()
    expect((await client.signIn(email, password)).status).toBe(302)
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ')
    const [session] = await product.app.db
      .client`select id from auth_sessions where user_id = ${userId}`
    people.push({ email, cookie, session: String(session?.id) })
  }
  const asked = Array.from({ length: 200 }, (_, at) => {
    const ip = `10.77.${at >> 4}.${at & 15}`
    const person = at % 10 === 9 ? undefined : people[at % people.length]
    const mark = `mark-${at}-${crypto.randomUUID()}`
    const sent = person
      ? send(`/lead_admin/leads/export.csv?q=${mark}`, ip, person.cookie)
      : send('/admin/auth', ip, '', { email: `${mark}@example.org`, password: 'wrong' })
    return { ip, person, mark, sent }
  })
  const answers = await Promise.all(asked.map(({ sent }) => sent))
  expect(answers.map(({ status }) => status)).toEqual(
    asked.map(({ person }) => (person ? 200 : 401)),
  )
  agent.destroy()
  server.close()
  const rows = await product.app.db.client`
    select coalesce(details->>'search', split_part(details->>'email', '@', 1)) as mark,
      action, actor_email, ip, session_id, request_id::text as request_id
    from audit_events where action in ('lead.exported', 'session.refused')`
  const found = new Map(rows.map(({ mark, ...event }) => [mark, event]))
  expect(rows.length).toBe(200)
  for (const [at, { ip, person, mark }] of asked.entries()) {
    expect(found.get(mark)).toEqual({
      action: person ? 'lead.exported' : 'session.refused',
      actor_email: person?.email ?? null,
      ip,
      session_id: person?.session ?? null,
      request_id: answers[at]?.requestId,
    })
  }
})

test('what nobody asked for has no address, and what has no scope is refused', () => {
  const none = {
    actorId: null,
    actorEmail: null,
    sessionId: null,
    ip: null,
    requestId: null,
    sendId: null,
  }
  expect(asSystem(readOrigin)).toEqual(none)
  expect(() => asSystem(clientIp)).toThrow('no request')
  for (const read of [readOrigin, clientIp, () => recognise(visitor)])
    expect(read).toThrow('outside of a request')
})

test('a job within a request is not the request’s, and a request within it is its own', async () => {
  const ip = '192.0.2.9'
  await inRequest({ id: 'a', ip }, async () => {
    expect(await asSystem(async () => readOrigin().ip)).toBeNull()
    const inner = inRequest({ id: 'b', ip: '192.0.2.10' }, async () => {
      await null
      return readOrigin()
    })
    expect(await inner).toMatchObject({ ip: '192.0.2.10', requestId: 'b' })
    expect(readOrigin()).toMatchObject({ ip, requestId: 'a' })
  })
})
