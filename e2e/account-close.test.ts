import { afterAll, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { sampleClientPassword } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { pressOn, typeInto } from './keyboard.ts'
import { readOutbox } from './outbox.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterAs, open, seesToast, visit } from './visit.ts'

const { baseUrl, dataDir } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const password = 'quiet-harbour-lantern-78'
const account = `${baseUrl}/dashboard/account`

async function mailTo(address: string, about: RegExp): Promise<string> {
  const find = async () =>
    (await readOutbox(dataDir)).findLast(({ to, subject }) => to === address && about.test(subject))
  await expect.poll(find, { timeout: patience }).toBeDefined()
  return (await find())?.text ?? ''
}

it.each([1280, 360])(
  'an account is closed with keys alone, and nobody signs in with it, %i px wide',
  async (width) => {
    const email = `closes-${width}@ministry.example`
    const viewport = { width, height: 760 }
    await using boss = await visit(browser, { viewport })
    await enterAs(boss.page, `${baseUrl}/auth`, 'client@example.com', sampleClientPassword)
    await open(boss.page, `${baseUrl}/dashboard/organization/invitations/new`)
    await typeInto(boss.page, boss.page.getByRole('dialog').getByLabel('Email'), email)
    await boss.page.keyboard.press('Enter')
    const invitation = await mailTo(email, /invited to join/)

    await using leaver = await visit(browser, { viewport })
    const { page } = leaver
    await open(page, /https?:\/\/\S+invitation=\S+/.exec(invitation)?.[0] ?? 'no link')
    await typeInto(page, page.getByLabel('Full name'), `Clo Sander ${width}`)
    await typeInto(page, page.getByLabel('Password'), password)
    await page.keyboard.press('Enter')
    await seesToast(page, 'Account created!', 'You can now sign in.')
    await enterAs(page, `${baseUrl}/auth`, email, password)
    await open(page, account)
    await pressOn(page, page.getByRole('link', { name: 'Close your account' }))
    await page.getByRole('heading', { name: 'What happens' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    await typeInto(page, page.getByLabel('Password'), 'not my password')
    await page.keyboard.press('Enter')
    await page.getByText('This is not your current password').waitFor()
    await page.getByLabel('Password').fill('')
    await typeInto(page, page.getByLabel('Password'), password)
    await pressOn(page, page.getByRole('button', { name: 'Close my account' }))
    await seesToast(page, 'Your account is closed')
    await page.goto(account)
    await page.waitForURL(/\/auth/)
    expect(await mailTo(email, /^Your account is closed/)).toContain('Nobody can sign in')
    expect(leaver.complaints.filter((one) => !one.includes('422'))).toEqual([])
  },
)

it('the only administrator is told to name another first, also without scripts', async () => {
  await using boss = await visit(browser, { javaScriptEnabled: false })
  const { page } = boss
  await enterAs(page, `${baseUrl}/auth`, 'client@example.com', sampleClientPassword)
  await page.goto(`${account}/close`)
  await page.getByText(/You are the only/).waitFor()
  expect(await page.getByRole('button', { name: 'Close my account' }).count()).toBe(0)
})
