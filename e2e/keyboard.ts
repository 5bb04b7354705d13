import type { ElementHandle, Locator, Page } from 'playwright-core'

/** Tabs to a control, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  await target.waitFor()
  let element: ElementHandle | null = null
  for (let step = 0; step < most; step += 1) {
    // To find it by its role goes through the whole page: it is found again only when it was drawn anew.
    const isThere = await element?.evaluate((one) => one.isConnected).catch(() => false)
    if (!isThere) element = await target.elementHandle()
    if (await element?.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** Tabs to a field and types into it, in place of what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Tabs to a button or a link and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
