import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { provenPublicationQuestions } from '#app/features/site/proven-questions.ts'
import { sitePassages } from '#app/features/site/site-passages.ts'
import type { Log } from '#app/platform/log.server.ts'
import type { PublicationQuestion } from '#content/questions/publication-question.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { wordEncoder } from '#test/word-encoder.ts'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import type { Encoder } from './encoder.server.ts'
import { createKnowledge } from './knowledge-service.server.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample' })
})
afterAll(() => product.close())

const kept = { applicationDays: 180, auditDays: 1095, conversationDays: 30 }
function knowledgeWith(
  encoder: Encoder,
  now = product.app.now,
  log: Log = product.app.log,
  patience?: number,
) {
  const { db, workers } = product.app
  const ofSite = (day: Date) => sitePassages(kept, day)
  return createKnowledge({ db, workers, log, now, ofSite, examples: ['Hello'], encoder, patience })
}
const insight = (slug: string, word: string, more: Record<string, unknown> = {}) => ({
  ...{ slug, title: `About ${word}`, excerpt: `All that is known about ${word} stands here.` },
  ...{ content: `<p>The ${word} is a rare thing to see.</p>`, is_published: true },
  ...{ published_at: new Date().toISOString(), publish_at: null },
  ...more,
})

test('costs nothing before the first question', async () => {
  const encoder = wordEncoder()
  knowledgeWith(encoder)
  expect([encoder.texts, product.app.workers.running()]).toEqual([[], []])
})

test('what is published can be asked about, and what is withdrawn or changed is not said again', async () => {
  const sql = product.app.db.client
  const knowledge = knowledgeWith(wordEncoder())
  const texts = async () =>
    (await knowledge.search('What is a zyzzyva?', 5)).map(({ text }) => text).join('\n')
  expect(await texts()).not.toContain('zyzzyva')
  await sql`insert into insights ${sql(insight('zyzzyva', 'zyzzyva'))}`
  await expect.poll(texts).toContain('The zyzzyva is a rare thing to see.')
  await sql`update insights set content = '<p>The zyzzyva is common now.</p>' where slug = 'zyzzyva'`
  expect(await texts()).not.toContain('rare thing')
  expect(await texts()).toContain('common now')
  // Also when the signal of the change is lost.
  await sql`alter table insights disable trigger announced`
  await sql`update insights set is_published = false where slug = 'zyzzyva'`
  expect(await texts()).not.toContain('zyzzyva')
  await sql`alter table insights enable trigger announced`
  await sql`delete from insights where slug = 'zyzzyva'`
})

test.each(['listen', 'system'] as const)(
  'a question after the database has failed once, in its %s, is answered',
  async (part) => {
    const { db, workers, log, now } = product.app
    let failures = 1
    const failing = (...given: never[]) => {
      if (failures-- > 0) return Promise.reject(new Error('The database is away.'))
      return (db[part] as (...given: never[]) => Promise<never>)(...given)
    }
    const knowledge = createKnowledge({
      ...{ db: { ...db, [part]: failing }, workers, log, now, examples: [] },
      ...{ ofSite: (day) => sitePassages(kept, day), encoder: wordEncoder() },
    })
    await expect(knowledge.search('Where is your head office?', 5)).rejects.toThrow('away')
    expect(await knowledge.search('Where is your head office?', 5)).not.toEqual([])
    expect(failures).toBeLessThan(0)
  },
)

test('known questions are found by meaning a minute after the database failed while they were indexed', async () => {
  const { db, workers } = product.app
  const question: AnsweredQuestion = {
    ...{ id: 'numbat', from: 'content', source: null, intent: 'other' },
    asked: { en: ['Where does the numbat sleep?'], fr: ['Où dort le numbat ?'] },
    ...{ say: { en: 'In a log.', fr: 'Dans un tronc.' }, proof: ['A numbat sleeps in a log.'] },
  }
  const encoder = wordEncoder()
  let failures = 0
  // Once, when the vectors of the known questions are stored.
  const system: typeof db.system = (work) => {
    if (failures > 0 || !encoder.texts.includes('Where does the numbat sleep?'))
      return db.system(work)
    failures += 1
    return Promise.reject(new Error('The database is away.'))
  }
  const lines: string[] = []
  const warn = (_: unknown, line: string) => lines.push(line)
  let passed = 0
  const knowledge = createKnowledge({
    ...{ db: { ...db, system }, workers, log: { warn } as unknown as Log },
    ...{ now: () => new Date(Date.now() + passed), ofSite: () => [], examples: [], encoder },
    readQuestions: async () => [question],
  })
  expect(await knowledge.isComplete()).toBe(false)
  expect(failures).toBe(1)
  expect(lines).toEqual(['assistant: answers of staff are compared by words alone for now'])
  passed = 61_000
  expect(await knowledge.isComplete()).toBe(true)
  const [[found] = []] = await knowledge.questionsLike(['numbat sleep'], 'en')
  expect(found?.known.id).toBe('numbat')
})

test('known questions are found by meaning although old vectors cannot be deleted', async () => {
  const { db, workers } = product.app
  const lines: string[] = []
  const warn = (_: unknown, line: string) => lines.push(line)
  const system: typeof db.system = (work) =>
    db.system((tx) =>
      work({
        ...tx,
        run: (query) =>
          query.compile().sql.startsWith('delete')
            ? Promise.reject(new Error('The database is away.'))
            : tx.run(query),
      }),
    )
  const knowledge = createKnowledge({
    ...{ db: { ...db, system }, workers, log: { warn } as unknown as Log, now: product.app.now },
    ...{ ofSite: () => [], examples: [], encoder: wordEncoder() },
  })
  expect(await knowledge.isComplete()).toBe(true)
  await expect
    .poll(() => lines)
    .toEqual(['assistant: vectors that are no longer used were not deleted'])
})

test('a known question about an article is answered while the article is published and proves it', async () => {
  const sql = product.app.db.client
  const question: PublicationQuestion = {
    ...{ id: 'quagga-home', path: '/blog/quagga', asked: ['Where does the quagga live?'] },
    ...{ answer: 'On a cape.', says: ['A quagga lives on a cape.'] },
    fr: { asked: ['Où vit le quagga ?'], answer: 'Sur un cap.' },
  }
  const content = '<h2>Home</h2><p>A <em>quagga</em> lives\n on a cape. It is&nbsp;shy.</p>'
  const { db, workers, log, now } = product.app
  const knowledge = createKnowledge({
    ...{ db, workers, log, now, ofSite: () => [], examples: [], encoder: wordEncoder() },
    readQuestions: async (publications) => provenPublicationQuestions(publications, [question]),
  })
  const known = async () => {
    const [found = []] = await knowledge.questionsLike(['where does a quagga live'], 'en')
    return found.map(({ known: { id, source } }) => [id, source?.title])
  }
  expect(await known()).toEqual([])
  await sql`insert into insights ${sql(insight('quagga', 'quagga', { content }))}`
  await expect.poll(known).toEqual([['quagga-home', 'About quagga']])
  // What follows is seen without the signal of the change.
  await sql`alter table insights disable trigger announced`
  await sql`update insights set content = '<p>A quagga lives in a zoo.</p>' where slug = 'quagga'`
  expect(await known()).toEqual([])
  await sql`update insights set content = ${content} where slug = 'quagga'`
  await sql`alter table insights enable trigger announced`
  await sql`update insights set excerpt = 'Also about a cape.' where slug = 'quagga'`
  await expect.poll(known).toHaveLength(1)
  await sql`alter table insights disable trigger announced`
  await sql`update insights set is_published = false where slug = 'quagga'`
  expect(await known()).toEqual([])
  await sql`alter table insights enable trigger announced`
  await sql`delete from insights where slug = 'quagga'`
})

test('nothing unpublished, nothing that waits for its time, no record of a client', async () => {
  const sql = product.app.db.client
  const [client] = await sql`select id from clients limit 1`
  const words = ['axolotl', 'brontosaur', 'chupacabra', 'dodo', 'echidna', 'fossa', 'gharial']
  await sql`insert into insights ${sql([
    insight('hidden', 'axolotl', { is_published: false }),
    insight('later', 'brontosaur', { publish_at: new Date(Date.now() + 3_600_000).toISOString() }),
  ])}`
  await sql`insert into public_projects (slug, title, description, published)
    values ('hidden', 'A chupacabra', 'A chupacabra was built here.', false)`
  await sql`insert into projects (client_id, name, description)
    values (${client?.id}, 'The dodo project', 'A dodo is built for this client.')`
  await sql`insert into leads (id, source, full_name, email, message)
    values (gen_random_uuid(), 'contact', 'Ann Echidna', 'echidna@example.org', 'We want an echidna.')`
  const knowledge = knowledgeWith(wordEncoder())
  for (const word of words) {
    const found = await knowledge.search(`Tell me about the ${word} and nothing else`, 40)
    for (const { text, title, path } of found)
      expect(`${path} ${title} ${text}`.toLowerCase(), word).not.toContain(word)
  }
  const rows = await sql`select name as text from projects union select name from documents
    union select title from support_tickets union select description from support_tickets
    union select title from insights where visible_from is null or visible_from > now()
    union select description from public_projects where visible_from is null or visible_from > now()`
  for (const { text } of rows) {
    const found = await knowledge.search(text, 5)
    for (const one of found) expect(one.text).not.toContain(text)
  }
  await sql`delete from insights where slug in ('hidden', 'later')`
  await sql`delete from public_projects where slug = 'hidden'`
})

test('a post is named as long as it is open', async () => {
  // The first is open until 31 January, the second until 15 February.
  const knowledge = knowledgeWith(wordEncoder(), () => new Date('2027-02-05T12:00:00Z'))
  const posts = async (of: typeof knowledge) =>
    (await of.search('backend engineer case systems, frontend engineer public services', 30)).map(
      ({ path }) => path,
    )
  expect(await posts(knowledgeWith(wordEncoder()))).toContain(
    '/careers#job-backend-engineer-case-systems',
  )
  expect(await posts(knowledge)).not.toContain('/careers#job-backend-engineer-case-systems')
  expect(await posts(knowledge)).toContain('/careers#job-frontend-engineer-public-services')
})

test('what waits for its time is there when it has come', async () => {
  const sql = product.app.db.client
  const knowledge = knowledgeWith(wordEncoder())
  const soon = new Date(Date.now() + 1_500).toISOString()
  await sql`insert into insights ${sql(insight('soon', 'ichneumon', { publish_at: soon }))}`
  const texts = async () =>
    (await knowledge.search('ichneumon', 3)).map(({ text }) => text).join('\n')
  const before = await texts()
  // On a busy machine its time may have come already.
  if (Date.now() < Date.parse(soon)) expect(before).not.toContain('ichneumon')
  await expect.poll(texts).toContain('ichneumon')
  await sql`delete from insights where slug = 'soon'`
})

test('vectors are made once for all instances, and a new text is all that is made anew', async () => {
  const sql = product.app.db.client
  const first = wordEncoder()
  const one = knowledgeWith(first)
  await expect.poll(async () => (await one.consult('visa')).nearnessTo).not.toBeNull()
  const second = wordEncoder()
  const other = knowledgeWith(second)
  expect((await other.consult('visa')).nearnessTo).not.toBeNull()
  expect(second.texts).toEqual(['visa'])
  await sql`insert into insights ${sql(insight('jerboa', 'jerboa'))}`
  await expect.poll(async () => (await other.search('jerboa', 1))[0]?.path).toBe('/blog/jerboa')
  expect(new Set(second.texts).size).toBeLessThan(10)
  await sql`delete from insights where slug = 'jerboa'`
})

test('a question does not wait for an encoder that is too slow', async () => {
  const warn = vi.fn()
  const log = { warn } as unknown as Log
  const slow: Encoder = { embed: () => new Promise(() => {}) }
  const knowledge = knowledgeWith(slow, product.app.now, log, 1)
  const [found] = await knowledge.search('zero knowledge of pour footing concrete', 1)
  expect(found?.path).toMatch(/construction|pour/)
  const { nearnessTo } = await knowledge.consult('What does it cost?')
  expect(nearnessTo).toBeNull()
  expect(warn).toHaveBeenCalledWith(
    { err: new Error('the encoder is too slow') },
    'assistant: answered by words alone',
  )
})

test('when only what is asked cannot be compared, passages are still found by meaning', async () => {
  const words = wordEncoder()
  const lines: string[] = []
  const log = { warn: (_: unknown, line: string) => lines.push(line) } as unknown as Log
  const half: Encoder = {
    embed: (texts, by) =>
      by === 'question' ? Promise.reject(new Error('no weights')) : words.embed(texts),
  }
  const knowledge = knowledgeWith(half, product.app.now, log)
  const { nearnessTo } = await knowledge.consult('What does it cost?')
  expect(nearnessTo).not.toBeNull()
  expect(await knowledge.questionsLike(['What does it cost?'], 'en')).toHaveLength(1)
  expect(lines).not.toContain('assistant: answered by words alone')
})

test('without the encoder the words alone find, and the log says so', async () => {
  const lines: string[] = []
  const warn = (_: unknown, line: string) => lines.push(line)
  const log = { warn } as unknown as Log
  const broken: Encoder = { embed: () => Promise.reject(new Error('no memory')) }
  const knowledge = knowledgeWith(broken, product.app.now, log)
  // The database has no vectors of another encoder.
  const [found] = await knowledge.search('zero knowledge of pour footing concrete', 1)
  expect(found?.path).toMatch(/construction|pour/)
  expect(lines).toContain('assistant: answered by words alone')
})
