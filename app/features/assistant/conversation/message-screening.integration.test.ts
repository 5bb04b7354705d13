import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { safety } from '#content/safety.ts'
import { startAiServer } from '#test/ai-server.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { chatOf } from '#test/chats.ts'
import { mailsAbout } from '#test/mails.ts'
import { patience } from '#test/patience.ts'
import { inDanger } from '../safety/danger-cases.data.ts'

const ai = await startAiServer()
const alone = await startTestApp()
const configured = await startTestApp(ai.env)
afterAll(async () => {
  await Promise.all([alone.close(), configured.close()])
  await ai.close()
})
beforeEach(() => {
  ai.requests.length = 0
})
const modes: [string, TestApp][] = [
  ['with nothing configured', alone],
  ['with a model', configured],
]

/** A conversation that waits for a contact; `every-turn.integration.test.ts` has the other turns. */
async function askedForContact(product: TestApp) {
  const chat = chatOf(product)
  await chat.say('Hello')
  const contact = { name: 'Ada', email: 'ada@x.example', organisation: null, phone: null }
  await product.app.db.client`update chat_conversations
    set qualification = ${JSON.stringify({ offer: 'made', asks: 'contact', contact })}::jsonb
    where id = ${chat.conversationId}`
  return chat
}

const rowOf = async (product: TestApp, id: string) =>
  (
    await product.app.db.client`select state, waits, intent, organisation, qualification
    from chat_conversations where id = ${id}`
  )[0]

describe.each(modes)('danger to life, %s', (_, product) => {
  test('goes before what waits, with the numbers to call', async () => {
    const chat = await askedForContact(product)
    const answer = await chat.say("I don't want to live anymore")
    expect(answer).toMatchObject({
      kind: 'safety',
      intent: 'danger',
      ...{ offersLead: false, contact: null, lead: null },
      booking: null,
      offersPerson: false,
      handOff: 'requested',
      sources: [],
    })
    for (const said of ['988', '911', '112', 'findahelpline.com', safety.en.told])
      expect(answer.message).toContain(said)
    const row = await rowOf(product, chat.conversationId)
    expect(row).toMatchObject({ state: 'requested', waits: true, intent: 'danger' })
    expect(row?.organisation).toBeNull()
    expect(ai.requests.filter(({ path }) => path.endsWith('/completions'))).toEqual([])
  })

  test('is answered of every kind, and nothing is offered afterwards', async () => {
    const chat = chatOf(product)
    for (const [kind, [message = '']] of Object.entries(inDanger)) {
      const answer = await chat.say(message)
      expect(answer.message).toContain(safety.en[kind as keyof typeof inDanger][0])
    }
    const later = await chat.say('How much would an e-visa platform cost?')
    expect(later).toMatchObject({ offersLead: false, contact: null })
    expect((await rowOf(product, chat.conversationId))?.intent).toBe('danger')
  })

  test('is answered in the language of the message', async () => {
    expect((await chatOf(product).say('je veux mourir')).message).toContain(safety.fr.told)
    expect((await chatOf(product).say('hay un incendio')).message).toContain(safety.es.told)
    expect((await chatOf(product).say('Ich will nicht mehr leben')).message).toContain(
      safety.de.told,
    )
    expect((await chatOf(product).say('não quero mais viver')).message).toContain(safety.pt.told)
  })

  test.each([
    ['I do not see the point of going on. I have his sleeping pills here', safety.possible],
    ['I feel hopeless', safety.possible],
  ])('who only tells about it reads the help and nothing else: %s', async (message, help) => {
    const answer = await chatOf(product).say(message)
    expect(answer).toMatchObject({ message: help, sources: [], kind: 'safety', offersLead: false })
  })

  test('that is only possible is named before the answer', async () => {
    const answer = await chatOf(product).say('Do you build platforms for suicide prevention?')
    expect(answer.message.startsWith(safety.possible)).toBe(true)
    expect(answer.message.length).toBeGreaterThan(safety.possible.length + 20)
    expect(answer).toMatchObject({ offersLead: false, handOff: null })
  })
})

test('staff are told of danger at once, and once', async () => {
  const chat = chatOf(alone)
  await chat.say('I am going to kill myself')
  await chat.say('I mean it, I want to die')
  const mails = await vi.waitUntil(async () => {
    const found = await mailsAbout(alone.dataDir, 'admin@example.com')
    const ours = found.filter(({ html }) => html?.includes(chat.conversationId))
    return ours.length > 0 && ours
  }, patience)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain('URGENT')
  expect(mails[0]?.text).toContain('I am going to kill myself')
  // Another one later, in words that only their meaning tells: a reminder that somebody waits is not enough.
  await alone.app.db.client`update chat_conversations
    set staff_mailed_at = now() - interval '20 minutes' where id = ${chat.conversationId}`
  const later = 'my lips and tongue are getting bigger after the prawn and my throat is tight'
  expect((await chat.say(later)).message).toContain(safety.en.told)
  await vi.waitUntil(async () => {
    const found = await mailsAbout(alone.dataDir, 'admin@example.com')
    return found.some(({ subject, text }) => subject?.includes('URGENT') && text?.includes(later))
  }, patience)
})

test('danger is answered while a person has taken over, and while the assistant is off', async () => {
  const { client: sql } = alone.app.db
  const chat = chatOf(alone)
  await chat.say('Hello')
  await sql`update chat_conversations set state = 'staff', taken_by_name = 'Grace'
    where id = ${chat.conversationId}`
  expect((await chat.say('I want to kill myself')).kind).toBe('safety')
  expect((await rowOf(alone, chat.conversationId))?.state).toBe('staff')
  await sql`insert into assistant_settings (version, mode)
    select coalesce(max(version), 0) + 1, 'off' from assistant_settings`
  expect((await chatOf(alone).say('There is a fire and people are trapped')).kind).toBe('safety')
  await sql`insert into assistant_settings (version, mode)
    select max(version) + 1, 'configured' from assistant_settings`
})

describe.each(modes)('the wish for a person, %s', (_, product) => {
  test('is understood in other languages, and confirmed in them', async () => {
    const answer = await chatOf(product).say('Quiero hablar con una persona, por favor')
    expect(answer).toMatchObject({ intent: 'person', handOff: 'requested' })
    expect(answer.message).toContain('He avisado a nuestro equipo')
  })

  test.each(['are you a real person?', 'am i talking to a human'])(
    'is not that of who asks what answers: %s',
    async (message) => {
      const answer = await chatOf(product).say(message)
      expect(answer.message).toContain('I am an AI assistant')
      expect(answer).toMatchObject({ offersPerson: true })
      expect(answer.handOff).not.toBe('requested')
    },
  )
})

describe.each(modes)('what is no contact goes before one that waits, %s', (_, product) => {
  test.each([
    ['Delete my data', 'data'],
    ['I want to make a complaint', 'complaint'],
  ])('%s', async (message, intent) => {
    const chat = await askedForContact(product)
    const answer = await chat.say(message)
    expect(answer).toMatchObject({ intent, offersPerson: true, offersLead: false, lead: null })
    expect((await rowOf(product, chat.conversationId))?.organisation).toBeNull()
  })

  test.each([
    'I am a client and cannot log in',
    'Are you hiring',
    'Je ne comprends pas votre question, pouvez-vous répéter',
    'you did not answer my question about the tax platform',
    'I think I would rather read about the visa platform first',
  ])('%s', async (message) => {
    const chat = await askedForContact(product)
    await chat.say(message)
    expect((await rowOf(product, chat.conversationId))?.organisation).toBeNull()
  })
})
