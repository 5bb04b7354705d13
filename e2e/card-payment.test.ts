import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { startStripeServer } from '#test/stripe-server.ts'
import { pressOn } from './keyboard.ts'
import { readOutbox } from './outbox.ts'
import { enterAs, visit } from './visit.ts'

const stripe = await startStripeServer()
const product = await startProduct({ env: stripe.env })
const browser = await sharedBrowser()
const { baseUrl } = product
stripe.deliver = (body, signature) =>
  fetch(`${baseUrl}/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  })
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
  await stripe.close()
})

/** Opens the sample client's invoice with this status. @returns its number */
async function openInvoice(page: Page, status: string): Promise<string> {
  await enterAs(page, `${baseUrl}/auth`, 'client@example.com', sampleClientPassword)
  await page.goto(`${baseUrl}/dashboard/invoices?status=${status}`)
  const link = page.getByRole('link', { name: /^INV-/ }).first()
  const number = await link.innerText()
  await page.goto(`${baseUrl}${await link.getAttribute('href')}`)
  return number
}

/** Presses Pay Now with the keyboard. @returns the tab that opens */
async function payNow(page: Page): Promise<Page> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    pressOn(page, page.getByRole('button', { name: 'Pay Now' })),
  ])
  return opened
}

test('a provider that does not answer leaves a page that says how to pay otherwise', async () => {
  await using seen = await visit(browser)
  await openInvoice(seen.page, 'pending')
  stripe.mode = 'fails'
  const opened = await payNow(seen.page)
  const alert = opened.getByRole('alert')
  await alert.getByText('Nothing was charged.').waitFor()
  // The browser gives it the focus with its next frame.
  await expect.poll(() => alert.evaluate((one) => one === document.activeElement)).toBe(true)
  await opened.getByRole('heading', { name: 'By bank transfer' }).waitFor()
  stripe.mode = 'ok'
})

test('without scripts the page of the provider opens too, and leads back', async () => {
  await using seen = await visit(browser, { javaScriptEnabled: false })
  await openInvoice(seen.page, 'pending')
  const opened = await payNow(seen.page)
  await opened.waitForURL(`${stripe.origin}/c/pay/**`)
  await opened.getByRole('link', { name: 'Back' }).click()
  await opened.getByRole('heading', { name: 'How to pay' }).waitFor()
})

test.each([
  [1280, 'overdue'],
  [360, 'pending'],
])('a client pays an invoice by card with the keyboard alone, at %i', async (width, status) => {
  await using seen = await visit(browser, { viewport: { width, height: 900 } })
  const { page } = seen
  const number = await openInvoice(page, status)
  await page.getByText(`Pay Now opens ${new URL(stripe.origin).host} in a new tab.`).waitFor()
  const opened = await payNow(page)
  await opened.waitForURL(`${stripe.origin}/c/pay/**`)
  await pressOn(opened, opened.getByRole('button', { name: /^Pay \d+$/ }))
  await opened.waitForURL(`${baseUrl}/dashboard/invoices/**`)
  await opened.getByText('Paid in full. Thank you.').waitFor()
  await opened.getByText('Paid', { exact: true }).first().waitFor()
  const receipts = async () =>
    (await readOutbox(product.dataDir)).filter(({ subject }) =>
      /^Payment received: CAD [\d,.]+ for invoice /.test(subject),
    )
  await expect
    .poll(async () => (await receipts()).map(({ subject }) => subject.split(' ').at(-1)))
    .toContain(number)
  expect(seen.complaints).toEqual([])
})
