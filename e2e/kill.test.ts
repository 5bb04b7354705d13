import { afterAll, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { startProduct } from '#test/process.ts'
import { type BlueprintFields, exportLeads, hiddenFields, postForm } from './http-client.ts'
import { listOutbox, readOutbox } from './outbox.ts'

const notified = 'leads@example.org'
const product = await startProduct({ env: { NOTIFY_EMAIL: notified, TRUST_PROXY: '1' } })
afterAll(() => product[Symbol.asyncDispose]())

type Request = BlueprintFields & { address: string }

const hidden = await hiddenFields(`${product.baseUrl}/blueprint`)

const requests: Request[] = Array.from({ length: 200 }, (_, index) => ({
  address: `10.20.${index}.7`,
  fullName: `Person Number ${index}`,
  email: `person-${index}@example.net`,
  message: `Request ${index}, sent while the process is being killed`,
}))

/**
 * Sends one request; returns its reference when it was acknowledged, undefined when the response was
 * lost.
 */
async function send({ address, ...fields }: Request): Promise<string | undefined> {
  const url = `${product.baseUrl}/blueprint`
  const answer = await postForm(url, { ...hidden, ...fields }, '', address).catch(() => undefined)
  // Whoever waits too long for the database is told so: nothing is acknowledged.
  if (!answer || answer.status === 503) return undefined
  expect(answer.status, await answer.text().catch(() => '')).toBe(302)
  return /\?sent=([0-9A-F]{8})/.exec(answer.headers.get('location') ?? '')?.[1]
}

async function sendUntilTaken(request: Request): Promise<void> {
  while (!(await send(request)));
}

/** The references of everything stored for one person. */
async function storedReferences(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const { email = '', id = '' } of await exportLeads(product.baseUrl)) {
    found.set(email, [...(found.get(email) ?? []), id.slice(0, 8).toUpperCase()])
  }
  return found
}

async function waitingJobs(): Promise<number> {
  const answer = await fetch(`${product.baseUrl}/metrics`)
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  const lines = text.matchAll(/^unordin_jobs\{queue="\w+",state="(\w+)"\} (\d+)$/gm)
  return [...lines]
    .filter(([, state]) => state !== 'completed')
    .reduce((sum, [, , count]) => sum + Number(count), 0)
}

it('loses and doubles nothing when killed in the middle of 200 requests', async () => {
  const acknowledged = new Map<string, string>()
  let killed: Promise<void> | undefined
  // Twenty at a time: of all at once, all could be answered before this process reads the sixtieth answer.
  const waiting = [...requests]
  const sender = async () => {
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      const reference = await send(request)
      if (reference) acknowledged.set(request.email, reference)
      if (acknowledged.size === 60) killed ??= product.kill9()
    }
  }
  await Promise.all(Array.from({ length: 20 }, sender))
  await killed
  expect(acknowledged.size).toBeGreaterThanOrEqual(60)
  expect(acknowledged.size).toBeLessThan(requests.length)

  await product.restart()
  const afterRestart = await storedReferences()
  for (const [email, reference] of acknowledged) {
    expect(afterRestart.get(email), `acknowledged ${email}`).toEqual([reference])
  }

  // A client without a response sends the same form again, and so do some that have one.
  const repeated = requests.filter(
    ({ email }, index) => !acknowledged.has(email) || index % 5 === 0,
  )
  await Promise.all(repeated.map(sendUntilTaken))
  const stored = await storedReferences()
  expect(stored.size).toBe(requests.length)
  for (const [email, found] of stored) expect(found, email).toHaveLength(1)
})

it('sends each mail exactly once, also when killed while sending', async () => {
  await expect
    .poll(() => listOutbox(product.dataDir).length, { timeout: patience })
    .toBeGreaterThan(20)
  await product.kill9()
  await product.restart()
  await expect.poll(waitingJobs, { timeout: patience, interval: 200 }).toBe(0)

  const mails = await readOutbox(product.dataDir)
  const stored = await storedReferences()
  for (const [email, [reference = '']] of stored) {
    const toSender = mails.filter(({ to }) => to === email)
    expect(toSender.map(({ subject }) => subject)).toEqual([expect.stringContaining(reference)])
    const toStaff = mails.filter(({ to, text }) => to === notified && text.includes(reference))
    expect(
      toStaff.map(({ replyTo }) => replyTo),
      reference,
    ).toEqual([email])
  }
  expect(mails).toHaveLength(2 * requests.length)
})
