import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '#app/platform/db.server.ts'
import { findRunningPostgres } from '#app/platform/embedded-postgres.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { pressOn, typeInto } from './keyboard.ts'
import { accessibilityFaults } from './page-checks.ts'
import { enterAs, open, visit } from './visit.ts'

// Of its own, because it counts what waits.
const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
const email = 'client@example.com'
const title = 'The export stops at June'
beforeAll(async () => {
  const found = findRunningPostgres(product.dataDir)
  if (!found) throw new Error('the database of the product does not run')
  const db = createDatabase(found.url, createLog('silent'), 1)
  await db.client`update support_tickets set answered_at = null`
  await db.client`insert into support_tickets (client_id, created_by, author_name, title, description, priority,
      status, created_at, answered_at)
    select client_id, user_id, full_name, ${title}, 'Words', 'high', 'open', now() - interval '2 days',
      now() - interval '1 day' from profiles where email = ${email}`
  await db.client`update support_tickets set waits_since = null where title = ${title}`
  await db.client`insert into bookings (full_name, email, note, place, during, blocked, zone, token_hash, status)
    select 'Name', ${email}, 'Words', 'https://meet.example/room', d, d, 'UTC', sha256('none'::bytea), 'booked'
    from tstzrange(now() + interval '26 hours', now() + interval '27 hours') d`
  await db.close()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const enter = (page: Page) => enterAs(page, `${baseUrl}/auth`, email, sampleClientPassword)
const lines = (page: Page) =>
  page.getByRole('region', { name: 'What needs you' }).getByRole('listitem')

it.each([
  [1280, 'light'],
  [1280, 'dark'],
  [360, 'light'],
  [360, 'dark'],
] as const)(
  'at %i, %s: what needs the client is above the projects',
  async (width, colorScheme) => {
    await using client = await visit(browser, { viewport: { width, height: 780 }, colorScheme })
    const { page, complaints } = client
    await enter(page)
    await open(page, `${baseUrl}/dashboard`)
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
      'What needs you',
    ])
    const [needs, projects] = await Promise.all(
      ['What needs you', 'Projects'].map((name) =>
        page.getByRole('heading', { name, exact: true }).boundingBox(),
      ),
    )
    expect(needs?.y ?? 0).toBeLessThan(projects?.y ?? 0)
    await lines(page).filter({ hasText: title }).waitFor()
    await page.getByRole('tab', { name: 'Support 1 waiting for your answer' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints).toEqual([])
  },
)

it('a ticket is answered with keys alone, and then it no longer waits', async () => {
  await using client = await visit(browser)
  const { page } = client
  await enter(page)
  await open(page, `${baseUrl}/dashboard`)
  await pressOn(page, page.getByRole('link', { name: 'Move: Call with our team' }))
  await page.waitForURL(/\/booking\//)
  await open(page, `${baseUrl}/dashboard/support?status=yours`)
  await page.getByRole('link', { name: title }).waitFor()
  expect(await page.getByLabel('Status').inputValue()).toBe('yours')
  await open(page, `${baseUrl}/dashboard`)
  await pressOn(page, page.getByRole('link', { name: `Answer: ${title}` }))
  await page.getByRole('heading', { name: title }).waitFor()
  await typeInto(page, page.getByLabel('Message'), 'It goes on to July.')
  await pressOn(page, page.getByRole('button', { name: 'Send reply' }))
  await page.getByText('It goes on to July.').first().waitFor()
  await open(page, `${baseUrl}/dashboard`)
  expect(await lines(page).filter({ hasText: title }).count()).toBe(0)
  await page.getByRole('tab', { name: 'Support', exact: true }).waitFor()
})

it('without a script the lines lead to what is done', async () => {
  await using client = await visit(browser, {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  })
  const { page } = client
  await enter(page)
  await page.goto(`${baseUrl}/dashboard`)
  await page.getByRole('heading', { level: 1, name: 'What needs you' }).waitFor()
  await lines(page).getByRole('link', { name: 'Move: Call with our team' }).click()
  await page.waitForURL(/\/booking\//)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})
