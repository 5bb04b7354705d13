import type { Locator } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { findRunningPostgres } from '#app/platform/embedded-postgres.server.ts'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
import { enterPanel, open, visit } from './visit.ts'

const { baseUrl, dataDir } = await sharedProduct()
const [browser, sql] = await Promise.all([
  sharedBrowser(),
  openSql(findRunningPostgres(dataDir)?.url ?? ''),
])
afterAll(() => Promise.all([leaveBrowser(browser), sql.end()]))

const fullName = 'محمد عبد الرحمن بن عبد الله بن عبد العزيز بن سليمان بن إبراهيم الطويل جدا'

/** Whether the first letter of a text that is cut is inside the part of it that is seen. */
const showsBeginning = (text: Locator) =>
  text.evaluate((element) => {
    const first = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (!first) return false
    const letter = document.createRange()
    letter.setStart(first, 0)
    letter.setEnd(first, 1)
    const seen = letter.getBoundingClientRect()
    let box: Element | null = element
    while (box && getComputedStyle(box).textOverflow !== 'ellipsis') box = box.parentElement
    const { left, right } = (box ?? element).getBoundingClientRect()
    return seen.left >= left - 1 && seen.right <= right + 1
  })

it.each([1280, 360])(
  'a long name that is written from right to left is cut at its own end, %i px wide',
  async (width) => {
    const email = `mohammed-${width}@registry.example`
    await sendLead(baseUrl, { fullName, email, companyName: fullName })
    await using staff = await visit(browser, { viewport: { width, height: 800 } })
    const { page } = staff
    await enterPanel(page, baseUrl)
    await open(page, `${baseUrl}/lead_admin/leads?q=${email}`)
    expect(await showsBeginning(page.locator('tbody a[data-lead]').first())).toBe(true)
    await page.keyboard.press('ControlOrMeta+k')
    const palette = page.getByRole('dialog', { name: 'Find anything' })
    await palette.getByRole('combobox').fill(email)
    const title = palette.getByRole('option').locator('.palette-title').first()
    await title.filter({ hasText: 'محمد' }).waitFor()
    expect(await showsBeginning(title)).toBe(true)

    // The page shows those that have waited longest.
    await sql`update leads set created_at = now() - interval '1 year' where email = ${email}`
    await open(page, `${baseUrl}/lead_admin`)
    await sql`update leads set created_at = now() where email = ${email}`
    const row = page.locator('.today-line').filter({ hasText: 'محمد' }).first()
    for (const text of await row.locator('.truncate').all())
      expect(await showsBeginning(text)).toBe(true)
    await open(page, `${baseUrl}/lead_admin/leads?view=board&q=${email}`)
    const company = page.locator('[data-card] [class*=line-clamp]').first()
    const direction = await company.evaluate((element) => getComputedStyle(element).unicodeBidi)
    expect(direction).toBe('plaintext')
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/rtl-${width}.png` })
  },
)
