import { afterAll, describe, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import { chatOf, startWithStaff } from '#test/chats.ts'
import { countingQueries } from '#test/query-count.ts'
import { basedOn } from '#test/seen-version.ts'
import { staffAnswersPath as list } from './staff-answer.ts'
import { staffAnswerList } from './staff-answer-list-query.ts'
import { listStaffAnswers } from './staff-answer-service.server.ts'

const { product, staff, colleague, sql, auditOf } = await startWithStaff()
afterAll(() => product.close())

const mark = () => crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'k')
const empty = { asked: '', answer: '', answer_fr: '', path: '' }
async function add(fields: Record<string, string>) {
  const answer = await staff.post(`${list}/new`, {
    ...{ ...empty, ...fields },
    ...{ intent: 'save', based: '0' },
  })
  expect(answer.status, await answer.clone().text()).toBe(302)
  const path = answer.headers.get('location') ?? ''
  return { path, id: path.split('/').at(-1) ?? '' }
}
const post = async (path: string, fields: Record<string, string>, by = staff) =>
  by.post(path, { ...empty, based: await basedOn(by, path), ...fields })

describe('an answer of staff', () => {
  test('is what the next visitor hears, before facts and pages', async () => {
    const asked = 'Where is your head office?'
    const before = await chatOf(product).say(asked)
    const { path } = await add({ asked, answer: 'In the old lighthouse.', path: '/contact' })
    const after = await chatOf(product).say('where is your HEAD office')
    expect(before.message).not.toContain('lighthouse')
    expect(after.message).toContain('In the old lighthouse.')
    expect(after.sources.map((one) => one.path)).toEqual(['/contact'])
    expect((await post(path, { intent: 'withdraw', asked, answer: 'x' })).status).toBe(302)
    expect((await chatOf(product).say(asked)).message).not.toContain('lighthouse')
  })

  test('is said in French, and a page alone answers with its own text', async () => {
    const word = mark()
    await add({
      asked: `Do you offer ${word} gardens?\nProposez-vous des jardins ${word} ?`,
      ...{ answer: 'Yes, two.', answer_fr: 'Oui, deux.' },
    })
    const french = await chatOf(product).say(`Proposez-vous des jardins ${word} ?`)
    expect(french.message).toContain('Oui, deux.')
    await add({ asked: `Who takes part in the ${word} workshop?`, path: '/blueprint' })
    const page = await chatOf(product).say(`Who takes part in the ${word} workshop?`)
    expect(page.sources[0]?.path).toBe('/blueprint')
    expect(page.message.length).toBeGreaterThan(40)
  })

  test('never goes before help in danger', async () => {
    const asked = 'I want to kill myself'
    await add({ asked, answer: 'Fine.' })
    const help = await chatOf(product).say(asked)
    expect(help).toMatchObject({ kind: 'safety' })
    expect(help.message).not.toContain('Fine.')
  })

  test('keeps every version with who saved it, and restores an earlier one', async () => {
    const { path, id } = await add({ asked: `What about ${mark()} one?`, answer: 'First.' })
    await post(path, { intent: 'save', asked: `What about ${mark()} two?`, answer: 'Second.' })
    for (const version of ['abc', '1.5', '99999999999', '-1'])
      expect((await post(path, { intent: 'restore', version })).status, version).toBe(404)
    expect((await post(path, { intent: 'restore', version: '1' })).status).toBe(302)
    const page = await (await staff.get(path)).text()
    expect(page).toContain('Restored from version 1')
    const rows = await sql`select version, answer, restored_from, changed_by is not null as named
      from assistant_answer_versions where answer_id = ${id} order by version`
    expect(rows.map((row) => [row.version, row.answer, row.restored_from, row.named])).toEqual([
      [1, 'First.', null, true],
      [2, 'Second.', null, true],
      [3, 'First.', 1, true],
    ])
    const events = await auditOf(id)
    expect(events.map(({ action }) => action)).toEqual([
      'assistant_answer.added',
      'assistant_answer.changed',
      'assistant_answer.restored',
    ])
    expect(JSON.stringify(events)).not.toContain('First.')
  })

  test('is not overwritten when two people edit it', async () => {
    const { path } = await add({ asked: `Is ${mark()} open?`, answer: 'Yes.' })
    const seen = await basedOn(colleague, path)
    await post(path, { intent: 'save', asked: 'Is it open?', answer: 'Yes, daily.' })
    const fields = { ...empty, intent: 'save', asked: 'Is it open?', answer: 'No.', based: seen }
    const late = await colleague.post(path, fields)
    expect(late.status).toBe(409)
    const page = await late.text()
    expect(page).toContain('Somebody else saved this answer')
    expect(page).toMatch(/<textarea[^>]*name="answer"[^>]*>No\./)
    expect(page).toContain('Yes, daily.')
  })
})

describe('the form', () => {
  test('says beside each field what is wrong, and keeps what was typed', async () => {
    const refused = async (fields: Record<string, string>) => {
      const answer = await staff.post(`${list}/new`, {
        ...{ ...empty, ...fields },
        ...{ intent: 'save', based: '0' },
      })
      expect(answer.status).toBe(422)
      return answer.text()
    }
    expect(await refused({ answer: 'x' })).toContain('Enter at least one question.')
    expect(await refused({ asked: 'a?' })).toContain('Enter an answer, or a page that answers.')
    expect(await refused({ asked: 'a?', path: '//evil.example' })).toContain('Enter a path of')
    for (const path of ['/no-such-page', '/lead_admin', '/api/chat-hours', '/blog/no-such-article'])
      expect(await refused({ asked: 'a?', path }), path).toContain('There is no page')
    expect(await refused({ asked: 'a?', answer: 'x'.repeat(1_001) })).toContain('At most 1000')
    expect(await refused({ asked: 'a?', answer_fr: 'Oui' })).toContain('in English as well')
    expect(await refused({ asked: '\0 42' })).toContain('Each question needs words')
    const kept = await refused({ asked: 'Kept <b>?', path: '/no-such-page' })
    expect(kept).toContain('Kept &lt;b&gt;?')
    const wrong = await staff.post(`${list}/new`, { ...empty, intent: 'explode' })
    expect(wrong.status).toBe(422)
  })

  test('warns about personal data, and saves it when staff have checked', async () => {
    const fields = { ...empty, asked: 'Who helps?', answer: 'Ada, ada@home.example, 416 555 0199' }
    const send = (more = {}) =>
      staff.post(`${list}/new`, { ...fields, intent: 'save', based: '0', ...more })
    const warned = await send()
    expect(warned.status).toBe(422)
    expect(await warned.text()).toContain('ada@home.example, 416 555 0199')
    expect((await send({ confirmed: 'on' })).status).toBe(302)
  })

  test('tries a question with what is typed, and saves nothing', async () => {
    const word = mark()
    const typed = { asked: `When does ${word} begin?`, answer: 'On Monday.' }
    const tried = (question: string) =>
      staff.post(`${list}/new`, { ...empty, ...typed, intent: 'try', try: question, based: '0' })
    const page = await (await tried(`when does ${word} begin`)).text()
    expect(page).toContain('This answer was used.')
    expect(page).toContain('On Monday.')
    expect(await (await tried('How long does a Blueprint take?')).text()).toContain(
      'Another text was used.',
    )
    expect(await (await tried('I want to kill myself')).text()).toContain('988')
    const [row] = await sql`select count(*)::int as n from assistant_answers
      where asked like ${`%${word}%`}`
    expect(row?.n).toBe(0)
  })
})

test('the list finds by words and status, in three queries at most', async () => {
  const word = mark()
  const { path } = await add({ asked: `Where is ${word}?`, answer: 'Here.' })
  const has = async (query: string) =>
    (await (await staff.get(`${list}?${query}`)).text()).includes(path)
  expect(await has(`q=${word}`)).toBe(true)
  expect(await has(`q=${word}&status=live`)).toBe(true)
  expect(await has(`q=${word}&status=withdrawn`)).toBe(false)
  expect(await has(`q=${word}x&sort=asked`)).toBe(false)
  const [row] = await sql`select user_id from profiles where email = 'admin@example.com'`
  const actor = {
    ...{ kind: 'user' as const, userId: row?.user_id, sessionId: '', email: 'a@example.com' },
    ...{ fullName: 'A', role: 'admin' as const, clientId: null },
  }
  const counted = countingQueries(product.app)
  const query = readListQuery(staffAnswerList, new URLSearchParams(`q=${word}`))
  await listStaffAnswers(counted.app, actor, query)
  expect(counted.count()).toBeLessThanOrEqual(3)
})
