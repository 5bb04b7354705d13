import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { createGateMatrix, type RecordScope, type Visitor } from '#test/gate-matrix.ts'
import { type GatedAddress, gatedAddresses } from '#test/gated-routes.ts'
import { pageRoutes } from '#test/page-routes.ts'
import routes from '../routes.ts'
import { gatedRoutes } from './gates.data.ts'

let product: TestApp
let matrix: Awaited<ReturnType<typeof createGateMatrix>>
beforeAll(async () => {
  product = await startTestApp()
  matrix = await createGateMatrix(product)
})
afterAll(() => product.close())

const shown = pageRoutes(routes)
const pages = gatedAddresses(routes).filter(
  ({ id, path }) => shown.get(path) === id && !gatedRoutes[id]?.missing,
)

async function titleOf(who: Visitor, route: GatedAddress, scope: RecordScope) {
  const address = matrix.address(who, route, scope)
  const answer = await matrix.clients[who].get(address)
  const text = await answer.text()
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(text) ?? []
  // A drawing has titles of its own.
  const [head = ''] = text.split('</head>')
  return { address, status: answer.status, title, count: head.split('<title>').length - 1 }
}

test('every page of the panel and the portal has a title of its own, which names its record', async () => {
  const faults: string[] = []
  const titles = new Map<string, string>()
  for (const route of pages) {
    const isPanel = route.gate === 'lead_admin'
    const [first, second] = isPanel
      ? [await titleOf('staff', route, 'own'), await titleOf('staff', route, 'foreign')]
      : [await titleOf('client_admin', route, 'own'), await titleOf('another client', route, 'own')]
    if (first.status !== 200) continue
    const say = (what: string) => faults.push(`${route.path}: ${what}`)
    if (first.count !== 1) say(`${first.count} titles`)
    const above = titles.get(`${route.gate} ${first.title}`)
    if (above !== undefined) say(`"${first.title}", as ${above}`)
    titles.set(`${route.gate} ${first.title}`, route.path)
    const isRecord = Object.keys(gatedRoutes[route.id]?.ids ?? {}).length > 0
    if (isRecord && second.status === 200 && first.title === second.title)
      say(`"${first.title}" for every record`)
  }
  expect(faults).toEqual([])
  expect(titles.size).toBeGreaterThan(70)
})
