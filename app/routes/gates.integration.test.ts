import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { checkedByBrowser } from '#test/form-tags.ts'
import {
  createGateMatrix,
  type Kind,
  kinds,
  type RecordScope,
  type Visitor,
  visitors,
} from '#test/gate-matrix.ts'
import { type GatedAddress, gatedAddresses } from '#test/gated-routes.ts'
import { htmlFaults } from '#test/html-faults.ts'
import { pageRoutes } from '#test/page-routes.ts'
import routes from '../routes.ts'
import { gatedRoutes } from './gates.data.ts'

const gated = gatedAddresses(routes)
let product: TestApp
let matrix: Awaited<ReturnType<typeof createGateMatrix>>
let cases = 0
let leaks = 0
/** The pages read behind the gates, by request. */
const pages = new Map<string, string>()
/** The titles in the head of each document that was given; a drawing has titles of its own. */
const headTitles = new Map<string, string[]>()
const keyOf = (who: Visitor, { path, id }: GatedAddress, scope: RecordScope) =>
  `${who} ${scope} ${path} ${id}`
const titlesIn = (page: string) =>
  page
    .split('</head>', 1)
    .flatMap((head) => head.split('<title>').slice(1))
    .map((rest) => rest.split('</title>', 1)[0] ?? '')

beforeAll(async () => {
  product = await startTestApp()
  matrix = await createGateMatrix(product)
})
afterAll(async () => {
  console.log(`gate matrix: ${gated.length} routes, ${cases} requests, ${leaks} leaks`)
  await product.close()
})

test('every route behind a gate has a row in gates.data.ts, and every row has a route', () => {
  expect(Object.keys(gatedRoutes).sort()).toEqual(gated.map(({ id }) => id).sort())
  for (const { id, path } of gated) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const { values, ids } = gatedRoutes[id] ?? {}
    expect(Object.keys({ ...values, ...ids }), id).toEqual(names)
  }
})

type Case = { route: GatedAddress; who: Visitor; kind: Kind; scope: RecordScope }

const scopesOf = (route: GatedAddress): RecordScope[] =>
  route.path.includes(':') ? ['own', 'foreign'] : ['own']
const isPost = (kind: Kind) => kind.endsWith('post')
const casesWhere = (keep: (one: Case) => boolean): Case[] =>
  gated.flatMap((route) =>
    visitors.flatMap((who) =>
      kinds.flatMap((kind) =>
        scopesOf(route)
          .map((scope) => ({ route, who, kind, scope }))
          .filter(keep),
      ),
    ),
  )

/** The gate's answer to an actor whom it refuses; undefined when the actor may pass. */
function refusal({ route, who, kind }: Case): { status: number; location?: RegExp } | undefined {
  const asData = kind.startsWith('data')
  const answer = (status: number, location: RegExp) =>
    asData ? { status } : { status: 302, location }
  if (route.gate === 'lead_admin') {
    if (who === 'visitor') return answer(401, /^\/admin\/auth/)
    return who === 'staff' || who === 'viewing staff' ? undefined : answer(403, /^\/auth$/)
  }
  if (who === 'visitor') return answer(401, /^\/auth/)
  if (who === 'staff') return answer(403, /^\/lead_admin\/clients$/)
  if (who === 'viewing staff' && isPost(kind)) return { status: 403 }
  return undefined
}

/** The errors of one answer, one sentence each. */
async function faultsOf(one: Case): Promise<string[]> {
  const { route, who, kind, scope } = one
  cases += 1
  const answer = await matrix.ask(who, route, kind, scope)
  const name = `${kind} of ${route.path} (${route.id}) as ${who}, ${scope}`
  const got = `${name}: ${answer.status} ${answer.location}`
  if (kind === 'document' && answer.status === 200)
    headTitles.set(keyOf(who, route, scope), titlesIn(answer.body))
  const leaked = matrix.leaked(who, route, answer.body)
  leaks += leaked.length
  const faults = leaked.map((text) => `LEAK: ${name} shows '${text}'`)
  const refused = refusal(one)
  if (refused) {
    const led = !refused.location || refused.location.test(answer.location)
    if (answer.status !== refused.status || !led) {
      leaks += 1
      faults.push(`LEAK: ${got}, expected ${refused.status} ${refused.location ?? ''}`)
    }
    return faults
  }
  if (answer.status >= 500) faults.push(got)
  for (const tag of checkedByBrowser(answer.body)) faults.push(`${name} has ${tag}`)
  const { shows, only, form, missing: isMissing } = gatedRoutes[route.id] ?? {}
  const portal = route.gate === 'dashboard'
  const absent = only ? who !== 'client_admin' && who !== 'viewing staff' : false
  if (portal && (absent || (form && who === 'viewing staff'))) {
    if (![403, 404, 405].includes(answer.status)) faults.push(`LEAK: ${got}`)
    return faults
  }
  if (isMissing) {
    const posted = portal && who === 'viewing staff' && isPost(kind)
    if (answer.status !== (posted ? 403 : 404)) faults.push(`LEAK: ${got}`)
    return faults
  }
  if (portal && scope === 'foreign') {
    // A record of somebody else is answered exactly as one that does not exist.
    const missing = await matrix.ask(who, route, kind, 'missing')
    const away = (answerTo: typeof answer, at: RecordScope) =>
      answerTo.location.replace(matrix.address(who, route, at), 'HERE')
    const same =
      missing.status === answer.status && away(missing, 'missing') === away(answer, 'foreign')
    if (!same || (answer.status < 300 && kind !== 'data'))
      faults.push(`LEAK: ${got}, but ${missing.status} ${missing.location} for what does not exist`)
    return faults
  }
  if (isPost(kind)) {
    if (answer.status === 401) faults.push(`LOST: ${got}`)
    return faults
  }
  if (answer.status >= 400) faults.push(`LOST: ${got}`)
  if (
    shows &&
    kind === 'document' &&
    !matrix.shown(who, route, shows).some((text) => answer.body.includes(text))
  )
    faults.push(`LOST: ${name} does not show its ${shows}`)
  const own = matrix.own(who, route)
  if (own && kind === 'document' && !answer.body.includes(own))
    faults.push(`LOST: ${name} does not show '${own}'`)
  // One actor of each gate sees everything on its pages.
  const isRead = scope === 'own' && (who === 'staff' || who === 'client_admin')
  if (isRead && answer.body.startsWith('<!DOCTYPE html>')) pages.set(name, answer.body)
  return faults
}

async function runAll(list: Case[]): Promise<string[]> {
  const faults: string[] = []
  const waiting = [...list]
  const worker = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift())
      faults.push(...(await faultsOf(one)))
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return faults.sort()
}

const limit = 400_000
const isOpen = (one: Case) => !refusal(one)
const othersOrNobodys = (one: Case) =>
  !isOpen(one) || (one.route.gate === 'dashboard' && one.scope === 'foreign')

test('reading: every actor gets their own records and nothing else', {
  timeout: limit,
}, async () => {
  expect(await runAll(casesWhere(({ kind }) => !isPost(kind)))).toEqual([])
})

test('every page behind a gate is valid HTML', { timeout: limit }, async () => {
  const faults: string[] = []
  for (const [name, page] of pages)
    for (const fault of await htmlFaults(page)) faults.push(`${name}: ${fault}`)
  expect(pages.size).toBeGreaterThan(60)
  expect(faults).toEqual([])
})

test('every page of the panel and the portal has a title of its own, which names its record', () => {
  const faults: string[] = []
  const titles = new Map<string, string>()
  const shown = pageRoutes(routes)
  for (const route of gated) {
    if (shown.get(route.path) !== route.id || gatedRoutes[route.id]?.missing) continue
    const isPanel = route.gate === 'lead_admin'
    const titlesOf = (who: Visitor, scope: RecordScope) => headTitles.get(keyOf(who, route, scope))
    const first = titlesOf(isPanel ? 'staff' : 'client_admin', 'own')
    const second = isPanel ? titlesOf('staff', 'foreign') : titlesOf('another client', 'own')
    if (!first) continue
    const [title = ''] = first
    const say = (what: string) => faults.push(`${route.path}: ${what}`)
    if (first.length !== 1) say(`${first.length} titles`)
    const above = titles.get(`${route.gate} ${title}`)
    if (above !== undefined) say(`"${title}", as ${above}`)
    titles.set(`${route.gate} ${title}`, route.path)
    const isRecord = Object.keys(gatedRoutes[route.id]?.ids ?? {}).length > 0
    if (isRecord && title === second?.[0]) say(`"${title}" for every record`)
  }
  expect(faults).toEqual([])
  expect(titles.size).toBeGreaterThan(70)
})

test('posting: a refused actor changes nothing', { timeout: limit }, async () => {
  const before = [await matrix.stateOf('ours'), await matrix.stateOf('theirs')]
  expect(await runAll(casesWhere((one) => isPost(one.kind) && othersOrNobodys(one)))).toEqual([])
  expect([await matrix.stateOf('ours'), await matrix.stateOf('theirs')]).toEqual(before)
})

test('posting: changes of one client do not affect the other', {
  timeout: limit,
}, async () => {
  const before = await matrix.stateOf('theirs')
  const ours = (one: Case) =>
    isPost(one.kind) &&
    !othersOrNobodys(one) &&
    one.route.gate === 'dashboard' &&
    one.who !== 'another client'
  expect(await runAll(casesWhere(ours))).toEqual([])
  expect(await matrix.stateOf('theirs')).toBe(before)
})

// Last, because posts of staff are carried out.
test('posting: staff pass their own gate', { timeout: limit }, async () => {
  const theirs = ({ who, kind, route }: Case) =>
    isPost(kind) && route.gate === 'lead_admin' && (who === 'staff' || who === 'viewing staff')
  expect(await runAll(casesWhere(theirs))).toEqual([])
})
