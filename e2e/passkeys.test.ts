import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { adminPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { overflowing } from './page-checks.ts'
import { giveDevice } from './passkey-device.ts'
import { hydrated, open, seesToast, signIn, visit } from './visit.ts'

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
const passkeysPage = `${baseUrl}/lead_admin/account/passkeys`
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

async function signOut(page: Page) {
  await page.context().clearCookies()
  await open(page, `${baseUrl}/admin/auth`)
}

it('an administrator adds a passkey, signs in with it alone, removes it, and is refused', async () => {
  await using visitor = await visit(browser)
  const { page, complaints } = visitor
  const device = await giveDevice(page)
  await signIn(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/account`)
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await page.getByRole('heading', { name: 'Passkeys', level: 1 }).waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Office laptop')
  await page.getByLabel('Your password').fill('not my password')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByText('This is not your password').waitFor()
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Office laptop')
  await page.getByLabel('Your password').fill(adminPassword)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await seesToast(page, 'Passkey added', 'You can now sign in with it.')
  await page.getByRole('cell', { name: 'Office laptop', exact: true }).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Passkeys')
  // A long name fits on a phone.
  await page.setViewportSize({ width: 360, height: 740 })
  for (const name of ['Office laptop', 'W'.repeat(60)]) {
    await page.getByRole('link', { name: `Rename the passkey ${name}` }).press('Enter')
    await page.getByRole('heading', { name: `Rename ${name}` }).waitFor()
    expect(await overflowing(page)).toEqual([])
    const other = name === 'Office laptop' ? 'W'.repeat(60) : 'Office laptop'
    await page
      .getByRole('region', { name: /^Rename/ })
      .getByLabel('Name')
      .fill(other)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: `Rename the passkey ${other}` }).waitFor()
    await expect.poll(focused).toBe('Passkeys')
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  // The same device again is refused, and the typed text stays.
  await page.getByRole('textbox', { name: 'Name' }).fill('Twice')
  await page.getByLabel('Your password').fill(adminPassword)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByText('This device already has a passkey for your account.').waitFor()

  // From now on administrators need a second factor, which a passkey is.
  await page.goto('about:blank')
  await product.restart({ REQUIRE_ADMIN_2FA: '1' })
  await signOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`${baseUrl}/lead_admin`)
  await seesToast(page, 'Welcome back!')
  await signOut(page)
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill(adminPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${baseUrl}/lead_admin/account/second-factor`)

  // At the sign-in page of clients, and with the lock closed.
  await page.context().clearCookies()
  await open(page, `${baseUrl}/auth`)
  await device.unlocked(false)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await seesToast(page, 'Error signing in', 'No passkey was chosen, or it took too long.')
  await device.unlocked(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`${baseUrl}/lead_admin`)

  await page.goto('about:blank')
  await product.restart()
  await open(page, passkeysPage)
  await page.getByRole('link', { name: 'Remove the passkey Office laptop' }).click()
  const removal = page.getByRole('region', { name: 'Remove Office laptop?' })
  await removal.getByLabel('Your password').fill(adminPassword)
  await removal.getByRole('button', { name: 'Remove passkey' }).click()
  await seesToast(page, 'Passkey removed')
  await page.getByText('No passkeys yet.').waitFor()
  await signOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await seesToast(page, 'Authentication failed', 'This passkey does not work.')
  // The browser logs a refusal as an error too.
  expect(complaints.filter((one) => !/with a status of 4\d\d/.test(one))).toEqual([])
})

it('an administrator who needs a second factor adds a passkey, and reaches the panel after signing in with it', async () => {
  await product.restart({ REQUIRE_ADMIN_2FA: '1' })
  await using visitor = await visit(browser)
  const { page, complaints } = visitor
  await giveDevice(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${baseUrl}/admin/auth`)
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill(adminPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${baseUrl}/lead_admin/account/second-factor`)
  await page.getByRole('link', { name: 'Add a passkey instead' }).click()
  await page.getByRole('link', { name: 'Set up an authenticator app instead' }).waitFor()
  expect(await overflowing(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Name' }).fill('Desk')
  await page.getByLabel('Your password').fill(adminPassword)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('heading', { name: 'Sign in with your passkey' }).waitFor()
  expect(await page.getByRole('button', { name: 'Add passkey' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Remove the passkey Desk' }).count()).toBe(0)
  expect(await overflowing(page)).toEqual([])
  await page.goto(`${baseUrl}/lead_admin/users`)
  await page.waitForURL(`${baseUrl}/lead_admin/account/second-factor`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign in with the passkey' }).press('Enter')
  await page.waitForURL(`${baseUrl}/lead_admin`)
  await open(page, passkeysPage)
  await page.getByRole('button', { name: 'Add passkey' }).waitFor()
  expect(complaints).toEqual([])
})

it('a browser that has used a passkey offers it in the field for the address; the button comes first', async () => {
  await product.restart()
  await using visitor = await visit(browser)
  const { page, complaints } = visitor
  await giveDevice(page, true)
  await signIn(page, baseUrl)
  await open(page, passkeysPage)
  await page.getByRole('textbox', { name: 'Name' }).fill('Offered')
  await page.getByLabel('Your password').fill(adminPassword)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('cell', { name: 'Offered', exact: true }).waitFor()
  // Selected in the field, which this device does at once.
  for (const [path, home] of [
    ['/admin/auth?next=%2Flead_admin%2Fusers', '/lead_admin/users'],
    ['/auth', '/lead_admin'],
  ]) {
    await page.context().clearCookies()
    await page.goto(baseUrl + path)
    await page.waitForURL(baseUrl + home)
  }
  // Not selected: the offer waits, and is withdrawn when the button is pressed.
  await page.addInitScript(() => {
    const original = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = (options) =>
      options?.mediation === 'conditional'
        ? new Promise((_, reject) => {
            document.documentElement.dataset.offer = 'open'
            options.signal?.addEventListener('abort', () => {
              document.documentElement.dataset.offer = 'withdrawn'
              reject(options.signal?.reason)
            })
          })
        : document.documentElement.dataset.offer === 'withdrawn'
          ? original(options)
          : Promise.reject(new Error('one at a time'))
  })
  await page.context().clearCookies()
  await open(page, `${baseUrl}/admin/auth`)
  await page.locator('html[data-offer=open]').waitFor()
  expect(await page.getByLabel('Email').getAttribute('autocomplete')).toBe('username webauthn')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`${baseUrl}/lead_admin`)
  expect(complaints).toEqual([])
})

it('requests nothing before the button is used, and has no button where passkeys are not possible', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await open(page, `${baseUrl}/auth`)
  await page.getByRole('button', { name: 'Use a passkey' }).waitFor()
  expect(scripts.filter((url) => /ceremony|auth\/passkey/.test(url))).toEqual([])
  await using old = await visit(browser)
  await old.page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await old.page.goto(`${baseUrl}/admin/auth`)
  await hydrated(old.page)
  expect(await old.page.getByRole('button', { name: /passkey/ }).count()).toBe(0)
  await using plain = await visit(browser, { javaScriptEnabled: false })
  await plain.page.goto(`${baseUrl}/auth`)
  expect(await plain.page.getByRole('button', { name: /passkey/ }).count()).toBe(0)
})
