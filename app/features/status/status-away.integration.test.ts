import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { statusPage, statusUnknown } from '#content/status.ts'
import { type CutLine, cutLine } from '#test/cut-line.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { patience } from '#test/patience.ts'
import { incident, startWithStatus } from '#test/status.ts'
import { createStatusMemory } from './status-board.server.ts'

let home: TestDatabase
let line: CutLine
let house: Awaited<ReturnType<typeof startWithStatus>>
beforeAll(async () => {
  home = await createTestDatabase()
  line = await cutLine(home.url)
  house = await startWithStatus({ DATABASE_URL: line.url })
})
afterAll(async () => {
  line.open()
  await house.product.close()
  await line[Symbol.asyncDispose]()
  await home.drop()
})
afterEach(async () => {
  line.open()
  await vi.waitFor(() => house.product.app.db.ping(), { timeout: patience })
})

const read = async () => {
  const answer = await house.product.client().get('/status')
  return { status: answer.status, text: await answer.text() }
}
/** As if the moments had passed for which the page is kept. */
const later = () => house.product.app.pages.clear()

test('while the database is away the page says what was known last, when, and that it cannot be checked', async () => {
  await house.posted({ ...incident, title: 'Known before' })
  await vi.waitFor(async () => expect((await read()).text).toContain('Known before'), {
    timeout: patience,
  })
  line.close()
  expect((await read()).status).toBe(200)
  later()
  const away = await read()
  expect(away.status).toBe(200)
  expect(away.text).toContain(statusPage.away.overall)
  expect(away.text).toContain(statusPage.knownOn)
  expect(away.text).toContain('Known before')
  expect(away.text).not.toContain(`>${statusPage.overall.partly}<`)
  const feed = await house.product.client().get('/status/feed.xml')
  expect([feed.status, await feed.text()]).toEqual([200, expect.stringContaining('Known before')])
  line.open()
  await vi.waitFor(
    async () => expect((await read()).text).toContain(`>${statusPage.overall.partly}<`),
    { timeout: patience },
  )
})

test('what another instance has posted is known although nobody has opened the page here since', async () => {
  const { app } = house.product
  const memory = createStatusMemory(app)
  await memory.keep()
  await house.posted({ ...incident, title: 'Posted elsewhere' })
  await vi.waitFor(
    async () => {
      line.close()
      const { board, isCurrent } = await memory.read()
      line.open()
      expect(isCurrent).toBe(false)
      expect(board?.notices.map(({ title }) => title)).toContain('Posted elsewhere')
    },
    // Each look cuts the line, on which the change may be about to come in.
    { timeout: patience, interval: 2_000 },
  )
})

test('a process that has never read it says so, with 503', async () => {
  const { app } = house.product
  line.close()
  const known = app.statusBoard
  app.statusBoard = createStatusMemory(app)
  later()
  const answer = await read()
  app.statusBoard = known
  expect([answer.status, answer.text]).toEqual([503, expect.stringContaining(statusUnknown.title)])
})
