import { afterAll, expect, it } from 'vitest'
import { findRunningPostgres } from '#app/platform/embedded-postgres.server.ts'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { hostileTexts } from './hostile-texts.ts'
import { accessibilityFaults, looksAt, overflowing } from './page-checks.ts'
import { hydrated, visit } from './visit.ts'

// The samples have nine published projects, and no file of the shared product adds one.
const { baseUrl, dataDir } = await sharedProduct()
const [browser, sql] = await Promise.all([
  sharedBrowser(),
  openSql(findRunningPostgres(dataDir)?.url ?? ''),
])
afterAll(async () => {
  await leaveBrowser(browser)
  await sql`delete from insights where slug like 'stored-hostile-%'`
  await sql.end()
})

it.each([true, false])('projects are filtered by address, with scripts: %s', async (scripts) => {
  await using visitor = await visit(browser, { javaScriptEnabled: scripts })
  const { page, complaints } = visitor
  const cards = page.locator('main article')
  await page.goto(`${baseUrl}/projects`)
  if (scripts) await hydrated(page)
  await expect.poll(() => cards.count()).toBe(9)
  const sector = page.getByRole('navigation').getByRole('link', { name: 'Immigration & Borders' })
  await sector.click()
  await page.waitForURL('**/projects?sector=immigration-borders')
  await page.getByRole('link', { name: 'Clear Filters' }).waitFor()
  await expect.poll(() => cards.count()).toBe(2)
  await page.getByRole('link', { name: 'Cloud Infrastructure' }).first().click()
  await page.waitForURL('**/projects?sector=immigration-borders&capability=cloud-infrastructure')
  await sector.click()
  await page.waitForURL('**/projects?capability=cloud-infrastructure')
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await page.waitForURL('**/projects')
  await expect.poll(() => cards.count()).toBe(9)
  await page
    .getByRole('link', { name: /^View Case Study/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'One visa file for every mission' }).waitFor()
  expect(complaints).toEqual([])
})

it('navigating to the insights shows that they are loading', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await page.goto(`${baseUrl}/about`)
  await hydrated(page)
  const seen = Promise.withResolvers<void>()
  await page.route('**/blog.data*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/blog"], a[href="/blog"]')?.click()
  })
  await page.getByRole('status').filter({ hasText: 'Loading insights...' }).waitFor()
  seen.resolve()
  await page.waitForURL('**/blog')
  await expect.poll(() => page.getByText('Loading insights...').count()).toBe(0)
})

it.each([
  '/blog/sovereignty-you-can-test',
  '/projects/one-visa-file-for-every-mission',
  '/blog/nothing',
  '/projects?sector=nothing',
])('%s fits every width, is accessible and logs no errors', async (path) => {
  await using visitor = await visit(browser)
  const { page, complaints } = visitor
  await page.goto(baseUrl + path)
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflowing(page), `at ${width}`).toEqual([])
  }
  for (const [width, colorScheme] of looksAt(path.length)) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await hydrated(page)
  expect(complaints).toEqual([])
})

it('hostile HTML never runs in a browser and sends no requests to other sites', async () => {
  const contents = [hostileTexts(1).join('\n'), ...hostileTexts(6)]
  await sql`insert into insights (slug, title, content, is_published, published_at)
    select 'stored-hostile-' || n, 'Hostile ' || n, html, true, '2020-01-01' from unnest(${contents}::text[]) with ordinality as h (html, n)`
  await using visitor = await visit(browser)
  const { page, complaints } = visitor
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(page.url())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseUrl) ran.push(`${page.url()}: ${request.url()}`)
  })
  for (const name of contents.map((_, index) => `stored-hostile-${index + 1}`)) {
    await page.goto(`${baseUrl}/blog/${name}`)
    expect(new URL(page.url()).pathname).toBe(`/blog/${name}`)
    expect(await page.locator('.article :is(script, style, svg, iframe, form)').count()).toBe(0)
  }
  await page.goto(`${baseUrl}/blog/stored-hostile-1`)
  await hydrated(page)
  for (const link of await page.locator('.article a[href]').all())
    expect(await link.evaluate((one: HTMLAnchorElement) => one.protocol)).toMatch(
      /^(https?|mailto):$/,
    )
  expect(ran).toEqual([])
  expect(complaints.filter((one) => !/404/.test(one))).toEqual([])
})
