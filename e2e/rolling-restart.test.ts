import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startTestPostgres } from '#test/postgres.ts'
import { startProduct } from '#test/process.ts'
import { startProxy } from '#test/proxy.ts'
import { hiddenFields, postForm } from './http-client.ts'

it('refuses no form while two instances behind a proxy are restarted one after the other', async () => {
  await using stack = new AsyncDisposableStack()
  const server = await startTestPostgres()
  stack.defer(() => server.stop())
  const env = {
    DATABASE_URL: server.url,
    SESSION_SECRET: 'shared by both instances, 32 chars',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  }
  const first = stack.use(await startProduct({ env }))
  const second = stack.use(await startProduct({ env }))
  const { baseUrl } = stack.use(await startProxy([first.port, second.port]))
  const hidden = await hiddenFields(`${baseUrl}/blueprint`)
  const statuses: string[] = []
  const enough = 100
  let isOver = false
  async function sendForms(sender: number) {
    for (let number = 0; !isOver || statuses.length < enough; number += 1) {
      const email = `visitor@house-${sender}-${number}.example`
      const fields = { ...hidden, fullName: `Visitor ${sender}.${number}`, email }
      const answer = await postForm(`${baseUrl}/blueprint`, fields, '', `10.${sender}.${number}.7`)
      statuses.push(`${answer.status} ${answer.headers.get('x-fault') ?? ''}`.trim())
      await delay(20)
    }
  }
  const sending = [1, 2, 3, 4, 5, 6].map(sendForms)

  // Four ask at once, because the port is closed soon after the instance has said that it stops. No more
  // of them: on a busy machine they would stand at the port before the forms.
  const ready: (number | undefined)[] = []
  let isStopped = false
  const asking = [1, 2, 3, 4].map(async () => {
    while (!isStopped) {
      const answer = await fetch(`${first.baseUrl}/readyz`).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      ready.push(answer?.status)
      await delay(20)
    }
  })
  expect(await first.stop()).toBe(0)
  isStopped = true
  await Promise.all(asking)
  expect(ready).toContain(503)
  await first.restart()
  await second.restart()
  isOver = true
  await Promise.all(sending)
  expect(statuses.filter((status) => status !== '302')).toEqual([])
})
