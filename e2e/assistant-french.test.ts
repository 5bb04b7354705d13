import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { ask, input, isFocused, openChat, panel, replies } from './chat.ts'
import { readOutbox } from './outbox.ts'
import { accessibilityFaults } from './page-checks.ts'
import { visit } from './visit.ts'

const { baseUrl, dataDir } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).last().press('Enter')
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null
    return at?.name || at?.ariaLabel || at?.textContent || ''
  })
const greeting = /^Bonjour, je suis l’expert en transformation numérique d’Unordin/

/** Every text and name in the panel that is not the visitor's, the pages' or the company's. */
const english =
  /\b(?:your|our team|send|answer(?! les)|helpful|person from|please|the assistant|conversation with|skip)\b/i

it.each([
  [1280, 800],
  [360, 740],
])('at %i px: a conversation is French from the greeting to the rating', async (width, height) => {
  await using visitor = await visit(browser, { viewport: { width, height } })
  const { page, complaints } = visitor
  const { keyboard } = page
  const chat = panel(page)
  const email = `marie-${width}@ministere.example`
  await openChat(page, `${baseUrl}/about`)
  await ask(page, 'Bonjour')
  await replies(page).first().getByText(greeting).waitFor()
  expect(await chat.getAttribute('lang')).toBe('fr')
  await ask(page, 'Où se trouvent vos bureaux ?')
  await replies(page).last().getByText('Nos bureaux sont à Ottawa et à Atlanta.').waitFor()
  await ask(page, 'Combien de temps dure un Blueprint ?')
  await replies(page).last().getByText('3 à 4 semaines.').waitFor()

  await press(page, 'Non, cette réponse ne m’a pas aidé')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.type('Trop court')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await chat.getByText('Merci.').first().waitFor()
  await expect.poll(() => focused(page)).toBe('Non, cette réponse ne m’a pas aidé')

  await press(page, 'Laisser mes coordonnées')
  await expect.poll(() => focused(page)).toBe('area')
  const form = chat.getByRole('form', { name: 'Coordonnées pour notre équipe' })
  await form.getByLabel('Votre nom').fill('Marie Tremblay')
  await keyboard.press('Enter')
  await form.getByText('Veuillez corriger 2 champs.').waitFor()
  await form.getByText('Indiquez une adresse courriel valide').waitFor()
  await expect.poll(() => focused(page)).toBe('email')
  await keyboard.type(email)
  await form.getByRole('checkbox').press('Space')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  const receipt = chat.getByRole('region', { name: 'Transmis à notre équipe' })
  await receipt.getByText(/^Référence : [0-9A-F]{8}$/).waitFor()
  const sent = async () => (await readOutbox(dataDir)).find(({ to }) => to === email)
  await expect.poll(async () => (await sent())?.subject).toMatch(/^Nous avons reçu votre demande/)
  expect((await sent())?.text).toContain('Bonjour Marie')

  await ask(page, 'Je voudrais parler à une personne')
  await chat.getByText('Nous avons prévenu notre équipe.').first().waitFor()
  await press(page, 'Réponse par courriel')
  await expect.poll(() => focused(page)).toBe('email')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await accessibilityFaults(page, '#chat-panel')).toEqual([])
  }
  await keyboard.press('Enter')
  await chat.getByText('Veuillez accepter, pour que nous puissions vous écrire').waitFor()
  await keyboard.press('Escape')

  await ask(page, 'Merci, au revoir')
  await press(page, '4 sur 5 : Bien')
  await chat.locator('.chat-rating').getByText('Merci.').waitFor()
  const said = await chat.evaluate((one) =>
    [...one.querySelectorAll('[aria-label], [placeholder], button, p, legend, label')]
      .filter((part) => !part.closest('[lang=en], [aria-hidden=true], .chat-micro'))
      .flatMap((part) => [part.ariaLabel, part.getAttribute('placeholder'), part.textContent])
      .filter(Boolean),
  )
  expect(said.filter((text) => english.test(text ?? ''))).toEqual([])

  // Who leaves a French conversation begins the next one in French.
  await press(page, 'Nouvelle conversation')
  await expect.poll(() => replies(page).count()).toBe(1)
  await replies(page).first().getByText(greeting).waitFor()
  await chat.getByText('La dernière conversation vous a-t-elle aidé').waitFor()
  const starters = chat.getByRole('list', { name: 'Questions pour commencer' })
  await starters.getByRole('button', { name: 'Je voudrais parler à une personne' }).waitFor()
  await starters.getByRole('button', { name: 'Que fait Unordin ?' }).waitFor()
  expect(await isFocused(page, 'input')).toBe(true)
  expect(await input(page).getAttribute('placeholder')).toContain('Visas électroniques')
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
})

it('what is said while an answer is stopped and while a voice is recorded is French too', async () => {
  await using visitor = await visit(browser, { permissions: ['microphone'] })
  const { page } = visitor
  const chat = panel(page)
  await page.addInitScript(() => {
    // A sound without a microphone.
    navigator.mediaDevices.getUserMedia = async () =>
      new AudioContext().createMediaStreamDestination().stream
  })
  await openChat(page, `${baseUrl}/about`)
  await ask(page, 'Bonjour')
  await page.route('**/api/functions/smart-triage', async (route) => {
    await page.waitForRequest('**/api/chat-stop')
    await route.continue()
  })
  await input(page).fill('Que fait Unordin ?')
  await page.keyboard.press('Enter')
  await press(page, 'Arrêter la réponse')
  await chat.getByText('Vous avez arrêté la réponse ici.').waitFor()
  await page.unroute('**/api/functions/smart-triage')
  await expect.poll(() => isFocused(page, 'input')).toBe(true)

  const record = chat.getByRole('button', { name: 'Enregistrer une question' })
  await record.focus()
  await chat.getByText('Posez une question courte en anglais.').last().waitFor()
  await record.press('Enter')
  await chat.getByText('Enregistrement', { exact: true }).waitFor()
  await press(page, 'Jeter l’enregistrement')
  await record.waitFor()
})
