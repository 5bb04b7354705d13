import { afterAll, expect, test } from 'vitest'
import { startWithStaff } from '#test/chats.ts'
import { countingQueries } from '#test/query-count.ts'
import { readGaps } from './gap-service.server.ts'

const { product, staff, sql, auditOf } = await startWithStaff()
afterAll(() => product.close())

const report = '/lead_admin/conversations/questions'
/** One for each test. Words made by chance may be so alike that the questions around them become one group. */
const words = ['walnut', 'lantern', 'glacier', 'velvet', 'harbour', 'copper', 'orchid', 'marble']
const mark = () => words.shift() ?? expect.fail('a word for each test')

/** A conversation with a question that was not answered. @returns the ids of both */
async function leaveUnanswered(text: string, { intent = 'other', daysAgo = 1 } = {}) {
  const [row] = await sql`with c as (
      insert into chat_conversations (session_hash, opening, intent)
      values (sha256(gen_random_uuid()::text::bytea), ${text.slice(0, 160)}, ${intent}) returning id
    ), q as (
      insert into chat_messages (conversation_id, seq, role, content)
      select id, 1, 'user', ${text} from c returning id, conversation_id
    ), a as (
      insert into chat_messages (conversation_id, seq, role, content, answers, reply, outcome, created_at)
      select conversation_id, 2, 'assistant', 'I do not know.', 1,
        '{"kind":"unsure","sources":[{"path":"/contact","title":"Contact"}]}', 'unsure',
        now() - ${daysAgo} * interval '1 day' from q
    ) select id, conversation_id from q`
  return { key: String(row?.id), conversationId: String(row?.conversation_id) }
}
const pageOf = async (query = '') => (await staff.get(`${report}${query}`)).text()
const keyIn = (page: string, question: string) =>
  new RegExp(`id="gap-([0-9a-f-]+)"[^>]*>${question}`).exec(page)?.[1] ?? ''

test('what was not answered is grouped, without danger, old questions and deleted conversations', async () => {
  const word = mark()
  const asked = `Do you repair ${word} bicycles?`
  await leaveUnanswered(asked)
  await leaveUnanswered(`do you repair ${word} bicycles`)
  const gone = await leaveUnanswered(`Where is the ${word} museum of lamps?`)
  await leaveUnanswered(`I cannot go on with ${word} sorrow`, { intent: 'danger' })
  await leaveUnanswered(`Which ${word} songs do you know?`, { daysAgo: 20 })
  const safe = await leaveUnanswered(`Who sells ${word} umbrellas?`)
  await sql`insert into chat_messages (conversation_id, seq, role, content, answers, reply, outcome)
    values (${safe.conversationId}, 3, 'assistant', 'Help', null, '{"kind":"safety"}', 'safety')`
  const page = await pageOf('?days=7')
  expect(page).toContain(asked)
  expect(page).toContain('Asked 2 times')
  expect(page).toContain('museum of lamps')
  expect(page).not.toContain(`${word} sorrow`)
  expect(page).not.toContain(`${word} songs`)
  expect(page).not.toContain(`${word} umbrellas`)
  expect(await pageOf('?days=30')).toContain(`${word} songs`)
  await sql`delete from chat_conversations where id = ${gone.conversationId}`
  expect(await pageOf('?days=7&page=x')).not.toContain('museum of lamps')
})

test('personal data is taken out of the examples', async () => {
  const word = mark()
  await leaveUnanswered(`Why did ${word} not get my mail from ada@home.example, 416 555 0199?`)
  const page = await pageOf()
  expect(page).toContain(`Why did ${word} not get my mail from [removed], [removed]?`)
  expect(page).not.toContain('ada@home.example')
})

test('an answer begins with the wordings of the group, and the group leaves the report', async () => {
  const word = mark()
  const { key } = await leaveUnanswered(`Can we rent ${word} scooters?`)
  await leaveUnanswered(`can we RENT ${word} scooters`)
  const form = await (await staff.get(`/lead_admin/conversations/answers/new?gap=${key}`)).text()
  expect(form).toContain(`Can we rent ${word} scooters?</textarea>`)
  const fields = { asked: `Can we rent ${word} scooters?`, answer: 'No.', answer_fr: '', path: '' }
  const sent = { ...fields, gap: key, based: '0', intent: 'save' }
  expect((await staff.post('/lead_admin/conversations/answers/new', sent)).status).toBe(302)
  expect(await pageOf()).not.toContain(`${word} scooters`)
  const article = await (await staff.get(`/lead_admin/insights/new?gap=${key}`)).text()
  expect(article).toMatch(new RegExp(`value="Can we rent ${word} scooters\\?"`, 'i'))
})

test('a page answers a group from then on', async () => {
  const word = mark()
  const asked = `How do I reach the ${word} counter?`
  await leaveUnanswered(asked)
  const key = keyIn(await pageOf(), `How do I reach the ${word}`)
  const refused = await staff.post(report, { intent: 'page', gap: key, path: '/lead_admin' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Choose the page that answers it.')
  expect((await staff.post(report, { intent: 'page', gap: key, path: '/contact' })).status).toBe(
    302,
  )
  const [row] = await sql`select asked, answer, path from assistant_answers where asked = ${asked}`
  expect(row).toMatchObject({ asked, answer: null, path: '/contact' })
  expect(await pageOf()).not.toContain(asked)
})

test('what is not ours is taken out and audited, and comes back when five more ask', async () => {
  const asked = `Do you tune ${mark()} pianos?`
  const { key } = await leaveUnanswered(asked)
  expect((await staff.post(report, { intent: 'dismiss', gap: key })).status).toBe(302)
  expect((await staff.post(report, { intent: 'dismiss', gap: key })).status).toBe(404)
  expect(await pageOf()).not.toContain(asked)
  for (let times = 0; times < 5; times += 1) await leaveUnanswered(asked)
  const page = await pageOf()
  expect(page).toContain(asked)
  expect(page).toContain('Asked again after you dealt with it')
  const events = await auditOf(key)
  expect(events.map(({ action, details }) => [action, details])).toEqual([
    ['assistant_gap.dismissed', { questions: 1 }],
  ])
  expect((await staff.post(report, { intent: 'explode', gap: key })).status).toBe(422)
})

test('the report takes three queries at most, and none but staff read it', async () => {
  const [row] = await sql`select user_id from profiles where email = 'admin@example.com'`
  const actor = {
    ...{ kind: 'user' as const, userId: row?.user_id, sessionId: '', email: 'a@example.com' },
    ...{ fullName: 'A', role: 'admin' as const, clientId: null },
  }
  const counted = countingQueries(product.app)
  await readGaps(counted.app, actor, { days: 90, page: 1 })
  expect(counted.count()).toBeLessThanOrEqual(3)
  await expect(readGaps(product.app, { kind: 'visitor' }, { days: 7, page: 1 })).rejects.toThrow()
})

test('opinions are counted by week, and those that did not help lead to a better answer', async () => {
  const word = mark()
  const { conversationId, key } = await leaveUnanswered(`Is the ${word} garden open?`)
  const danger = await leaveUnanswered(`No more ${word} life`, { intent: 'danger' })
  for (const id of [conversationId, danger.conversationId])
    await sql`insert into chat_feedback (conversation_id, seq, thumb, reason, comment)
      values (${id}, 2, 'down', 'wrong', ${`Not the ${word} garden`})`
  await sql`insert into chat_ratings (conversation_id, rating) values (${conversationId}, 4)`
  const list = '/lead_admin/conversations/opinions'
  const page = await (await staff.get(list)).text()
  expect(page).toContain(`Is the ${word} garden open?`)
  expect(page).toContain(`Not the ${word} garden`)
  expect(page).toContain(`answers/new?gap=${key}`)
  expect(page).toContain('4.0 of 5 on average, from 1 rating')
  expect(page).not.toContain(`No more ${word} life`)
  expect(await (await staff.get(`${list}?thumb=up`)).text()).not.toContain(`${word} garden open`)
  expect(await (await staff.get(`${list}?reason=unclear`)).text()).toContain('No opinion fits')
})

test('staff note that they have dealt with an opinion, with the answer they wrote, and take it back', async () => {
  const word = mark()
  const { conversationId, key } = await leaveUnanswered(`Is the ${word} tower open?`)
  await sql`insert into chat_feedback (conversation_id, seq, thumb, reason)
    values (${conversationId}, 2, 'down', 'wrong')`
  const [answer] = await sql`select id from chat_messages
    where conversation_id = ${conversationId} and seq = 2`
  const id = String(answer?.id)
  const list = '/lead_admin/conversations/opinions'
  const rowIn = async (query: string) => {
    const page = await (await staff.get(`${list}${query}`)).text()
    return page.split('<tr').find((row) => row.includes(`Is the ${word} tower open?`)) ?? ''
  }
  expect(await rowIn('?state=open')).toContain('Mark as dealt with')
  expect((await staff.post(list, { intent: 'reopen', id })).status).toBe(404)
  expect((await staff.post(list, { intent: 'handle', id: 'x' })).status).toBe(404)
  expect((await staff.post(list, { intent: 'burn', id })).status).toBe(422)
  const handled = await staff.post(`${list}?state=open`, { intent: 'handle', id })
  expect(handled.headers.get('location')).toContain('state=open')
  expect(await rowIn('?state=open')).toBe('')
  expect(await rowIn('?state=handled')).toMatch(/Dealt with by [^<]+, /)
  expect((await staff.post(list, { intent: 'reopen', id })).status).toBe(302)
  expect(await rowIn('?state=open')).toContain('Write a better answer')
  const typed = { asked: `Is the ${word} tower open?`, answer: 'Yes.', answer_fr: '', path: '' }
  const sent = { ...typed, gap: key, based: '0', intent: 'save' }
  const saved = await staff.post('/lead_admin/conversations/answers/new', sent)
  const path = saved.headers.get('location') ?? ''
  expect(await rowIn('')).toContain(`href="${path}"`)
  // Judged again, it is open again.
  await sql`update chat_feedback set comment = 'Still wrong', changed_at = now() + interval '1 second'
    where conversation_id = ${conversationId}`
  expect(await rowIn('?state=open')).toContain('Still wrong')
  expect((await auditOf(id)).map(({ action }) => action)).toEqual([
    'chat_opinion.handled',
    'chat_opinion.reopened',
  ])
})

test('a conversation with a possible danger is in no figure of the opinions and in no list', async () => {
  const word = mark()
  const list = '/lead_admin/conversations/opinions'
  const ratings = async () =>
    /on average, from (\d+) rating/.exec(await (await staff.get(list)).text())?.[1]
  const before = await ratings()
  const { conversationId, key } = await leaveUnanswered(`Who mends ${word} hats?`)
  await sql`insert into chat_messages (conversation_id, seq, role, content, reply, outcome)
    values (${conversationId}, 3, 'assistant', 'Help', '{"kind":"answer"}', 'safety')`
  await sql`insert into chat_feedback (conversation_id, seq, thumb) values (${conversationId}, 2, 'down')`
  await sql`insert into chat_ratings (conversation_id, rating) values (${conversationId}, 1)`
  expect(await (await staff.get(list)).text()).not.toContain(`${word} hats`)
  expect(await ratings()).toBe(before)
  const form = await staff.get(`/lead_admin/conversations/answers/new?gap=${key}`)
  expect(form.status).toBe(404)
})
