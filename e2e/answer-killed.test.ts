import { afterAll, expect, it } from 'vitest'
import { adminEmail, adminPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sendLead } from './http-client.ts'
import { readOutbox } from './outbox.ts'
import { enterAs, open, seesToast, visit } from './visit.ts'

const product = await startProduct()
const { baseUrl, dataDir } = product
const browser = await sharedBrowser()
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

/** The jobs that wait or run. */
async function openAnswers(): Promise<number> {
  const text = await (await fetch(`${baseUrl}/metrics`)).text()
  const lines = text.matchAll(
    /^unordin_jobs\{queue="(?:lead-answer|mail)",state="(\w+)"\} (\d+)$/gm,
  )
  return [...lines]
    .filter(([, state]) => state !== 'completed')
    .reduce((sum, [, , count]) => sum + Number(count), 0)
}

it('the product is killed while an answer can be stopped: it is sent exactly once, and one that is stopped afterwards is not sent', async () => {
  const email = 'kitty@killed.example'
  await sendLead(baseUrl, { fullName: 'Kitty Killed', email })
  const { page } = await visit(browser)
  await enterAs(page, `${baseUrl}/admin/auth`, adminEmail, adminPassword)
  await open(page, `${baseUrl}/lead_admin/leads?q=${email}`)
  await page.getByRole('link', { name: 'View the lead from Kitty Killed' }).first().click()
  await page.getByRole('heading', { level: 2, name: 'Kitty Killed' }).waitFor()
  const lead = page.url()
  const answer = async (subject: string) => {
    await open(page, lead.replace('?', '/answer?'))
    const dialog = page.getByRole('dialog', { name: 'Answer Kitty Killed' })
    await dialog.getByLabel('Subject').fill(subject)
    await dialog.getByLabel('Message').fill('Dear Kitty, thank you.')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await seesToast(page, 'Sending in 10 seconds')
  }
  const sent = async (wanted: string) =>
    (await readOutbox(dataDir)).filter(({ to, subject }) => to === email && subject === wanted)

  await answer('Sent once')
  await product.kill9()
  await product.restart()
  await expect.poll(async () => (await sent('Sent once')).length).toBe(1)

  await answer('Stopped in time')
  await product.kill9()
  await product.restart()
  // The page was not loaded again: its keys still stop the answer, unless the start took too long.
  await page.keyboard.press('ControlOrMeta+z')
  const [stopped, late] = [
    page.getByText('Undone', { exact: true }),
    page.getByText('The email was sent already'),
  ]
  // Read at once: a toast goes by itself.
  const isStopped = (await stopped.or(late).first().textContent()) === 'Undone'
  await expect.poll(openAnswers).toBe(0)
  expect(await sent('Sent once')).toHaveLength(1)
  expect(await sent('Stopped in time')).toHaveLength(isStopped ? 0 : 1)
})
