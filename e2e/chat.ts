import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The panel's own name in English, and in a French conversation. */
const title = /^(?:Digital transformation expert|Expert en transformation numérique)$/

export const chatButton = (page: Page) =>
  page.getByRole('button', { name: 'Chat with our assistant' })
export const panel = (page: Page) => page.getByRole('dialog', { name: title })
export const input = (page: Page) =>
  panel(page).getByRole('textbox', { name: /^(?:Your|Votre) message$/ })
export const send = (page: Page) => panel(page).getByRole('button', { name: 'Send message' })
export const replies = (page: Page) => panel(page).locator('.chat-reply')
export const isFocused = (page: Page, what: 'input' | 'button') =>
  (what === 'input' ? input : chatButton)(page).evaluate((one) => one === document.activeElement)

/** Opens a page and its chat, as one press does. */
export async function openChat(page: Page, url: string) {
  await page.goto(url)
  await chatButton(page).click()
  await panel(page).waitFor()
  await expect.poll(() => isFocused(page, 'input')).toBe(true)
}

/**
 * Sends a message and waits for its reply.
 * @throws Error with what the page says, when the message is not delivered
 */
export async function ask(page: Page, text: string) {
  const before = await replies(page).count()
  const undelivered = panel(page).locator('.chat-undelivered')
  const faults = await undelivered.count()
  await input(page).fill(text)
  await page.keyboard.press('Enter')
  const reply = replies(page).nth(before)
  await reply.or(undelivered.nth(faults)).first().waitFor()
  if ((await undelivered.count()) > faults)
    throw new Error(`"${text}" was not delivered: ${await undelivered.nth(faults).textContent()}`)
  await expect.poll(() => replies(page).count()).toBe(before + 1)
}
