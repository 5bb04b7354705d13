import { afterAll, expect, test, vi } from 'vitest'
import { answersByMail } from '#content/answers-by-mail.ts'
import { startWithStaff } from '#test/chats.ts'
import { mailedChats, newAddress } from '#test/mailed-chats.ts'
import { mailsAbout } from '#test/mails.ts'
import { patience } from '#test/patience.ts'

const started = await startWithStaff()
const { product } = started
const { waiting } = mailedChats(started)
afterAll(() => product.close())

/** A page by its full address. */
async function pageAt(address: string): Promise<string> {
  const { pathname, search } = new URL(address)
  return (await product.client().get(pathname + search)).text()
}

test('the mail about a French conversation and the pages of its links are French', async () => {
  const visit = await waiting('Je voudrais parler à une personne')
  expect(await visit.read()).toMatchObject({ language: 'fr' })
  const email = newAddress()
  const wrong = await visit.agree('x', { language: 'fr' })
  expect((await wrong.json()).error).toBe(answersByMail.fr.errors.email)
  await visit.agree(email, { language: 'fr' })
  await visit.answer('Bonjour')
  await visit.pass(2)
  await visit.look()
  const mails = () => mailsAbout(product.dataDir, email)
  await vi.waitUntil(async () => (await mails()).length > 0, patience)
  const [mail] = await mails()
  const { subject, text = '', html } = mail ?? {}
  expect(subject).toBe('Notre réponse à votre question')
  expect(text).toContain('Ouvrir la conversation')
  expect(html).toContain('lang="fr"')
  const [link = ''] = /http\S+\/conversation\?language=fr(?=#)/.exec(text) ?? []
  const page = await pageAt(link)
  expect(page).toContain('Votre conversation avec nous')
  expect(page).toContain('La conversation s’ouvre seulement avec JavaScript')
  const unsubscribe = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value
  const stop = /<([^>]+)>/.exec(unsubscribe ?? '')?.[1] ?? ''
  expect(await pageAt(stop)).toContain('Ne plus recevoir de courriels sur cette conversation ?')
  const { pathname, search, origin } = new URL(stop)
  const stopped = await product.client().post(pathname + search, {})
  expect(await stopped.text()).toContain('Aucun courriel sur cette conversation')
  const dead = await pageAt(`${origin}${pathname}?language=fr&token=x`)
  expect(dead).toContain('Ce lien n’est plus valide')
})
