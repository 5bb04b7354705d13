import { afterAll, expect, test } from 'vitest'
import { chatLead } from '#content/chat-lead.ts'
import { startTestApp } from '#test/app.ts'
import { chatOf } from '#test/chats.ts'

const product = await startTestApp()
afterAll(() => product.close())
const { client: sql } = product.app.db

const address = () => `ada-${crypto.randomUUID().slice(0, 8)}@ministry.example`
const leadsOf = (email: string) => sql`select * from leads where email = ${email}`

test('a contact in a sentence is shown, and passed on after a yes with its consent', async () => {
  const chat = chatOf(product)
  const email = address()
  const asked = await chat.say(`I am Ada Lovelace, ${email}, Ministry of Interior`)
  expect(asked).toMatchObject({
    kind: 'question',
    lead: null,
    contact: { name: 'Ada Lovelace', email, organisation: 'Ministry of Interior', phone: null },
  })
  for (const said of ['Ada Lovelace', email, 'Ministry of Interior', chatLead.en.consent])
    expect(asked.message).toContain(said)
  expect(await leadsOf(email)).toHaveLength(0)
  const answer = await chat.say('Yes, pass it on')
  expect(answer.leadReference).toMatch(/^[0-9A-F]{8}$/)
  expect(answer).toMatchObject({ lead: { reference: answer.leadReference }, contact: null })
  expect(answer.booking).toMatch(/^\/book\?for=/)
  expect((await leadsOf(email))[0]).toMatchObject({
    ...{ full_name: 'Ada Lovelace', company_name: 'Ministry of Interior' },
    consent_text: chatLead.en.consent,
  })
  await chat.say('yes')
  expect(await leadsOf(email)).toHaveLength(1)
})

test('a contact in French is asked about in French', async () => {
  const chat = chatOf(product)
  const email = address()
  const asked = await chat.say(`Je m’appelle Marie Curie, de la Ville de Québec, ${email}`)
  expect(asked.message).toContain(chatLead.fr.consent)
  expect((await chat.say('oui')).message).toContain('La référence est')
  expect((await leadsOf(email))[0]).toMatchObject({
    ...{ full_name: 'Marie Curie', consent_text: chatLead.fr.consent },
  })
})

test('a contact is not passed on by a no, by another message, or by a yes that comes later', async () => {
  const email = address()
  for (const message of ['No, thanks', 'How long does a Blueprint take?']) {
    const chat = chatOf(product)
    await chat.say(`I am Ada Lovelace, ${email}`)
    const answer = await chat.say(message)
    expect(answer).toMatchObject({ lead: null, contact: null })
    if (message.startsWith('No')) expect(answer.message).toBe(chatLead.en.contact.refused)
    await chat.say('yes')
  }
  expect(await leadsOf(email)).toHaveLength(0)
})

test('a contact beside a question is asked about after its answer', async () => {
  // Texts that are newer than the vectors of the release are found by words alone until they are read.
  expect(await product.app.knowledge.isComplete()).toBe(true)
  const chat = chatOf(product)
  const alone = await chatOf(product).say('How long does a Blueprint take?')
  const answer = await chat.say(
    'How long does a Blueprint take? I am Ada Lovelace, ada@ministry.example',
  )
  const [first = ''] = alone.message.split('\n\n')
  expect(answer.message.startsWith(first)).toBe(true)
  expect(answer.message).toContain(chatLead.en.contact.intro)
  expect(answer.sources).toEqual(alone.sources)
  expect(answer).toMatchObject({ contact: { name: 'Ada Lovelace' } })
})

test.each([
  'I want to make a complaint, I am Ada Lovelace, ada@x.example',
  'I am a client and cannot log in, my email is ada@x.example',
  'Delete my data, my email is ada@x.example',
  'I am looking for a job. Ada Lovelace, ada@x.example',
  'I am a journalist, my email is ada@x.example',
  'I am Ada Lovelace, ada@x.example, and I want to kill myself',
  'Ask Maria at the ministry, maria@ministry.example',
])('no contact is in "%s"', async (message) => {
  expect(await chatOf(product).say(message)).toMatchObject({ contact: null, lead: null })
})

test('a contact with a wish for a person calls one and asks', async () => {
  const chat = chatOf(product)
  const email = address()
  const answer = await chat.say(`Please call me back. I am Ada Lovelace, ${email}`)
  expect(answer).toMatchObject({ handOff: 'requested', contact: { email } })
  expect((await chat.say('yes')).leadReference).toMatch(/^[0-9A-F]{8}$/)
  expect(await leadsOf(email)).toHaveLength(1)
})

test('a contact with a name that is cut within a letter is answered and kept', async () => {
  const email = address()
  const name = `Ministry of ${'a'.repeat(107)}\u{10428}\u{10428}`
  const asked = await chatOf(product).say(`I am Ada Lovelace, ${email}, ${name}`)
  expect(asked.contact).toMatchObject({ email, organisation: `Ministry of ${'a'.repeat(107)}` })
})
