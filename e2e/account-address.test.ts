import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { mailsAbout } from '#test/mails.ts'
import { patience } from '#test/patience.ts'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { pressOn, tabTo } from './keyboard.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterAs, open, seesToast, visit } from './visit.ts'

// The address of the sample client changes, so the product is this file's own.
const product = await startProduct()
const { baseUrl, dataDir } = product
const browser = await sharedBrowser()
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const account = `${baseUrl}/dashboard/account`

async function linkTo(address: string, subject: string): Promise<string> {
  let link = ''
  await expect
    .poll(
      async () => {
        const mails = await mailsAbout(dataDir, address)
        const mail = mails.findLast(
          (one) => one.subject === subject && one.to?.[0]?.address === address,
        )
        link = /\/auth\/address\?token=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
        return link
      },
      { timeout: patience },
    )
    .not.toBe('')
  return baseUrl + link
}

async function looksWell(page: Page) {
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

it.each([
  [1280, 'client@example.com', 'wide@ministry-of-the-interior.example'],
  [360, 'wide@ministry-of-the-interior.example', 'narrow@ministry-of-the-interior.example'],
])('an address is changed with keys alone, %i px wide', async (width, from, to) => {
  await using visitor = await visit(browser, { viewport: { width, height: 800 } })
  const { page, complaints } = visitor
  await enterAs(page, `${baseUrl}/auth`, from, sampleClientPassword)
  await open(page, account)
  await pressOn(page, page.getByText('Change email address'))
  await tabTo(page, page.getByLabel('New email address'))
  await page.keyboard.type(from)
  await tabTo(page, page.getByLabel('Your password'))
  await page.keyboard.type(sampleClientPassword)
  await page.keyboard.press('Enter')
  await page.getByText('This is your address already').waitFor()
  await looksWell(page)
  await page.getByLabel('New email address').fill(to)
  await page.getByLabel('Your password').fill(sampleClientPassword)
  await pressOn(page, page.getByRole('button', { name: 'Send both emails' }))
  await seesToast(page, 'Two emails are on their way')
  await page.getByRole('heading', { name: `Change to ${to}` }).waitFor()
  expect(await page.getByText('Not yet').count()).toBe(2)
  await looksWell(page)

  // Both links are opened where nobody is signed in; one of them without scripts.
  await using mailbox = await visit(browser, { viewport: { width, height: 800 } })
  await open(mailbox.page, await linkTo(from, 'Allow the change of your email address'))
  await mailbox.page.getByText(to).waitFor()
  await looksWell(mailbox.page)
  await pressOn(mailbox.page, mailbox.page.getByRole('button', { name: 'Allow the change' }))
  await mailbox.page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await looksWell(mailbox.page)
  await open(page, account)
  expect(await page.getByText('Not yet').count()).toBe(1)
  await using plain = await visit(browser, { javaScriptEnabled: false })
  await plain.page.goto(await linkTo(to, 'Confirm your new email address'))
  await plain.page.getByRole('button', { name: 'Confirm this address' }).click()
  await plain.page.getByRole('heading', { name: 'Your email address has changed' }).waitFor()

  await page.goto(account)
  await page.waitForURL(/\/auth/)
  await using again = await visit(browser)
  await enterAs(again.page, `${baseUrl}/auth`, to, sampleClientPassword)
  await open(again.page, account)
  await again.page.locator('#address-title').waitFor()
  expect(await again.page.locator('section[aria-labelledby=address-title] dd').innerText()).toBe(to)
  const [download] = await Promise.all([
    again.page.waitForEvent('download'),
    pressOn(again.page, again.page.getByRole('link', { name: 'Download my data' })),
  ])
  expect(download.suggestedFilename()).toMatch(/^my-data-[\d-]+\.zip$/)
  const heard = [...complaints, ...mailbox.complaints]
  expect(heard.filter((one) => !one.includes('422'))).toEqual([])
})

it('without scripts a change is asked for and cancelled', async () => {
  await using visitor = await visit(browser, { javaScriptEnabled: false })
  const { page } = visitor
  const from = 'narrow@ministry-of-the-interior.example'
  await enterAs(page, `${baseUrl}/auth`, from, sampleClientPassword)
  await page.goto(account)
  await page.getByText('Change email address').click()
  await page.getByLabel('New email address').fill('other@ministry.example')
  await page.getByLabel('Your password').fill('not the password')
  await page.getByRole('button', { name: 'Send both emails' }).click()
  await page.getByText('This is not your current password').waitFor()
  await page.getByLabel('Your password').fill(sampleClientPassword)
  await page.getByRole('button', { name: 'Send both emails' }).click()
  await page.getByRole('heading', { name: 'Change to other@ministry.example' }).waitFor()
  await page.getByRole('button', { name: 'Cancel the change' }).click()
  await page.getByText('The change of address is cancelled').waitFor()
  await page.getByText('Change email address').waitFor()
})
