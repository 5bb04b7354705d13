import { existsSync, mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { adminEmail, adminPassword, startProduct, temporaryFolder } from '#test/process.ts'
import { databaseProcesses } from './database-processes.ts'
import { postForm, sendLead, signInAsAdmin } from './http-client.ts'

const metricsToken = 'metrics-token-3b1f'
const product = await startProduct({
  env: { METRICS_TOKEN: metricsToken, LOG_LEVEL: 'trace' },
  first: true,
})
afterAll(() => product[Symbol.asyncDispose]())

describe('start', () => {
  it('prints the address, where data lives, and the sign-ins', () => {
    const { stdout, stderr } = product.output()
    expect(stdout).toContain(product.baseUrl)
    expect(stdout).toContain(product.dataDir)
    expect(stdout).toMatch(new RegExp(`/admin/auth.*${adminEmail}`))
    expect(stdout).toMatch(/client@example\.com +\S{10,}/)
    expect(stderr).toBe('')
    console.log(`first start to first answer: ${Math.round(product.readyAfter())} ms`)
  })

  it('prints no password of an account a second time, and keeps the data', async () => {
    const password = /client@example\.com +(\S+)/.exec(product.output().stdout)?.[1] ?? ''
    await product.restart()
    const { stdout } = product.output()
    expect(stdout).toContain(product.baseUrl)
    expect(stdout).not.toContain(adminPassword)
    expect(stdout).not.toContain(password)
    await signInAsAdmin(product.baseUrl)
    console.log(`later start to first answer: ${Math.round(product.readyAfter())} ms`)
  })

  it('makes a password when none is given, in a path with spaces closed to others', async () => {
    const closed = join(temporaryFolder(), 'only mine')
    mkdirSync(closed, { mode: 0o700 })
    const dataDir = join(closed, 'my data')
    // On a busy machine the log may tell of something slow between these lines.
    const env = { ADMIN_PASSWORD: '', LOG_LEVEL: 'error' }
    await using fresh = await startProduct({ dataDir, env })
    const { stdout } = fresh.output()
    expect(stdout).toContain(dataDir)
    // The sign-ins come first: a start that does not end well has told them too.
    expect(stdout).toMatch(
      /\n {2}Data: .*\n {2}Sign-in at \/admin\/auth: .*\n {2}Sign-in at \/auth: .*\n {2}Sign-in at \/allied: demo .*\n {2}Unordin is ready at .*\n\n/,
    )
    const [, password = ''] = /\/admin\/auth.*admin@example\.com +(\S{20,})/.exec(stdout) ?? []
    await signInAsAdmin(fresh.baseUrl, password)
    await expect(signInAsAdmin(fresh.baseUrl, adminPassword)).rejects.toThrow('401')
    expect(await fresh.stop()).toBe(0)
  })
})

describe('observability', () => {
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${product.baseUrl}${path}`, { headers })

  it('answers health and readiness', async () => {
    expect((await read('/healthz')).status).toBe(200)
    const ready = await read('/readyz')
    expect(ready.status).toBe(200)
    expect(await ready.json()).toEqual({ database: 'ok', queue: 'ok', storage: 'ok' })
  })

  it('gives metrics only to this machine and with the token', async () => {
    const local = await read('/metrics')
    expect(local.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await local.text()).toMatch(
      /^http_request_duration_seconds_count\{.*status="200".*\} \d+$/m,
    )
    const forwarded = { 'x-forwarded-for': '203.0.113.7' }
    const wrong = { ...forwarded, authorization: 'Bearer metrics-token-3b1e' }
    const right = { ...forwarded, authorization: `Bearer ${metricsToken}` }
    expect((await read('/metrics', forwarded)).status).toBe(404)
    expect((await read('/metrics', wrong)).status).toBe(404)
    expect((await read('/metrics', right)).status).toBe(200)
  })

  it('logs what happens, but no password, cookie, token or message', async () => {
    const message = 'confidential words of a visitor'
    await sendLead(product.baseUrl, { fullName: 'Grace Hopper', email: 'g@example.org', message })
    const cookie = await signInAsAdmin(product.baseUrl)
    const wrongPassword = 'mistyped-secret-91'
    await postForm(`${product.baseUrl}/admin/auth`, { email: adminEmail, password: wrongPassword })
    await fetch(`${product.baseUrl}/lead_admin?token=secret-in-query`, { headers: { cookie } })
    await read('/metrics', {
      'x-forwarded-for': '203.0.113.7',
      authorization: `Bearer ${metricsToken}`,
    })
    const { stdout, stderr } = product.output()
    const session = /session_token=([^;]+)/.exec(cookie)?.[1] ?? ''
    expect(session).not.toBe('')
    expect(stdout).toMatch(/"path":"\/lead_admin"/)
    const secrets = [adminPassword, wrongPassword, session, decodeURIComponent(session)]
    for (const secret of [...secrets, metricsToken, message, 'secret-in-query']) {
      expect(stdout + stderr).not.toContain(secret)
    }
    const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  })
})

describe('SIGTERM', () => {
  it('finishes the request that is running, stops the database and exits with 0', async () => {
    expect(databaseProcesses(product.dataDir)).not.toEqual([])
    const body = new URLSearchParams({
      fullName: 'Slow Sender',
      email: 'slow@example.org',
    }).toString()
    const socket = connect(product.port, 'localhost')
    let answer = ''
    // If the request is cut off, the missing response shows it.
    socket.on('error', () => {})
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    const head = [
      'POST /blueprint HTTP/1.1',
      `Host: localhost:${product.port}`,
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body.length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\nExpect: 100-continue\r\n\r\n${body.slice(0, 10)}`)
    await expect.poll(() => answer).toContain('100 Continue')
    const started = performance.now()
    const stopped = product.stop()
    await expect
      .poll(() =>
        fetch(`${product.baseUrl}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    // A terminal's Ctrl-C reaches the process twice when npm has started it.
    void product.stop()
    socket.write(body.slice(10))
    expect(await stopped).toBe(0)
    expect(answer).toMatch(/HTTP\/1\.1 302 /)
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(databaseProcesses(product.dataDir)).toEqual([])
    expect(existsSync(join(product.dataDir, 'postgres/postmaster.pid'))).toBe(false)
  })

  it('does not wait for an idle connection', async () => {
    await product.restart()
    const idle = connect(product.port, 'localhost')
    idle.on('error', () => {})
    await new Promise((resolve) => idle.once('connect', resolve))
    const started = performance.now()
    const code = await Promise.race([
      product.stop(),
      delay(10_000, 'still running', { ref: false }),
    ])
    idle.destroy()
    expect(code).toBe(0)
    expect(performance.now() - started).toBeLessThan(6_000)
    expect(databaseProcesses(product.dataDir)).toEqual([])
  })
})
