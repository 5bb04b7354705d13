import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '#app/platform/db.server.ts'
import { findRunningPostgres } from '#app/platform/embedded-postgres.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterAs, open, seesToast, visit } from './visit.ts'

// Of its own, because a colleague is added to the sample client.
const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
const email = 'client@example.com'
const colleague = 'Ada Noor Watcher'
beforeAll(async () => {
  const found = findRunningPostgres(product.dataDir)
  if (!found) throw new Error('the database of the product does not run')
  const db = createDatabase(found.url, createLog('silent'), 1)
  await db.client`with made as (
      insert into auth_users (id, email) values (gen_random_uuid(), 'watcher@example.com') returning id)
    insert into profiles (user_id, email, full_name, role, client_id)
      select made.id, 'watcher@example.com', ${colleague}, 'client_user', p.client_id
      from made, profiles as p where p.email = ${email}`
  await db.close()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

async function looksRight(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflowing(page), `${colorScheme} ${width}`).toEqual([])
    }
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

it('a ticket is created with a file and a project, watched, marked as solved and opened again', async () => {
  await using client = await visit(browser)
  const { page, complaints } = client
  await enterAs(page, `${baseUrl}/auth`, email, sampleClientPassword)
  await open(page, `${baseUrl}/dashboard/support/new`)
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' })
  const create = dialog.getByRole('button', { name: 'Create Ticket' })
  await create.click()
  await dialog.getByText('Please enter a title').waitFor()
  await dialog.getByLabel('Title').fill('With a file')
  await dialog.getByLabel('Description').fill('See the plan.')
  const project = dialog.getByLabel('Project')
  await project.selectOption({ index: 1 })
  const file = { name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') }
  await dialog.getByLabel('Attachments').setInputFiles({ ...file, buffer: Buffer.alloc(0) })
  await create.click()
  await dialog.getByText('plan.csv is empty. Choose another file.').waitFor()
  expect(await dialog.getByLabel('Title').inputValue()).toBe('With a file')
  await looksRight(page)
  await dialog.getByLabel('Attachments').setInputFiles(file)
  await create.click()
  await seesToast(page, 'Support ticket created')
  await page.getByRole('link', { name: /^Download plan\.csv/ }).waitFor()
  expect(await page.locator('a[href^="/dashboard/projects/"]').count()).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Add watcher' }).click()
  await page.getByText('Please select a colleague from the list').waitFor()
  await page.getByLabel('Message').fill('Typed meanwhile')
  await page.getByLabel('Colleague').selectOption({ label: colleague })
  await page.getByRole('button', { name: 'Add watcher' }).click()
  await page.getByRole('button', { name: `Remove ${colleague} from the watchers` }).waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('Typed meanwhile')
  await looksRight(page)
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await seesToast(page, 'Ticket marked as resolved')
  await page.getByRole('heading', { name: 'Reopen this ticket' }).waitFor()
  await looksRight(page)
  await page.getByLabel('Message').fill('')
  await page.getByRole('button', { name: 'Reopen ticket' }).click()
  await seesToast(page, 'Ticket reopened')
  await page.getByRole('button', { name: 'Mark as resolved' }).waitFor()
  // The browser itself reports the refused watcher.
  expect(complaints.filter((one) => !one.includes('status of 422'))).toEqual([])
})
