import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { patience } from '#test/patience.ts'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { typeInto } from './keyboard.ts'
import { readOutbox } from './outbox.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterAs, open, seesToast, type Visit, visit } from './visit.ts'

export const boss = 'client@example.com'
export const clientOf = (page: Page) => page.getByRole('combobox', { name: /^Client/ })
export const statusOf = (page: Page) => page.locator('article [role=status]').first()
export const look = (width: number, colorScheme: 'light' | 'dark', javaScriptEnabled = true) => ({
  ...{ viewport: { width, height: 900 }, colorScheme, javaScriptEnabled },
})

/** Chooses the newest document of the client. Returns its id. */
export async function chooseDocument(page: Page): Promise<string> {
  const field = page.getByLabel('What is decided')
  await field.selectOption({ index: 1 })
  return (await field.inputValue()).split(':')[1] ?? ''
}

/** Nothing is cut off, and nothing keeps a reader out. */
export async function sound({ page }: Visit): Promise<void> {
  expect(await overflowing(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
}

/** A product of its own, because people are invited to the sample client, and its documents get versions. */
export async function startForDecisions() {
  const product = await startProduct()
  const browser = await sharedBrowser()
  const { baseUrl, dataDir } = product

  async function mailTo(address: string, about: RegExp): Promise<string> {
    const find = async () =>
      (await readOutbox(dataDir)).findLast(
        ({ to, subject }) => to === address && about.test(subject),
      )
    await expect.poll(find, { timeout: patience }).toBeDefined()
    return (await find())?.text ?? ''
  }

  async function person(email: string, how: Parameters<typeof visit>[1]): Promise<Visit> {
    const one = await visit(browser, how)
    await enterAs(one.page, `${baseUrl}/auth`, email, sampleClientPassword)
    return one
  }

  /** Somebody whom the client's administrator has invited. */
  async function colleague(page: Page, email: string, name: string): Promise<void> {
    await open(page, `${baseUrl}/dashboard/organization/invitations/new`)
    await typeInto(page, page.getByRole('dialog').getByLabel('Email'), email)
    await page.keyboard.press('Enter')
    const text = await mailTo(email, /invited to join/)
    await using one = await visit(browser)
    await open(one.page, /https?:\/\/\S+invitation=\S+/.exec(text)?.[0] ?? 'no link in the mail')
    await typeInto(one.page, one.page.getByLabel('Full name'), name)
    await typeInto(one.page, one.page.getByLabel('Password'), sampleClientPassword)
    await one.page.keyboard.press('Enter')
    await seesToast(one.page, 'Account created!', 'You can now sign in.')
  }

  async function end(): Promise<void> {
    await leaveBrowser(browser)
    await product[Symbol.asyncDispose]()
  }
  const panelNew = `${baseUrl}/lead_admin/decisions/new`
  return { browser, baseUrl, panelNew, mailTo, person, colleague, end }
}
