import { afterAll, describe, expect, test, vi } from 'vitest'
import { statusLine, statusPage } from '#content/status.ts'
import { statusPanel } from '#content/status-panel.ts'
import { createAccount } from '#test/accounts.ts'
import { startTestApp } from '#test/app.ts'
import { patience } from '#test/patience.ts'
import {
  incident,
  maintenance,
  momentFrom,
  startWithStatus,
  statusPanelPath,
} from '#test/status.ts'

const { product, staff, posted, send, textOf, sql } = await startWithStatus()
const other = await startTestApp({ DATABASE_URL: product.app.config.databaseUrl ?? '' })
afterAll(async () => {
  await other.close()
  await product.close()

  test('is one line above the projects of clients while it is open, at every instance', async () => {
    const { email } = await createAccount(product, 'client_user', password)
    const client = other.client()
    await client.signIn(email, password)
    expect(await textOf('/dashboard', client)).not.toContain(statusLine.more)
    const { path } = await posted({ ...incident, title: 'Files open slowly' })
    await soon(async () => {
      const page = await textOf('/dashboard', client)
      for (const said of ['Files open slowly', statusLine.more, 'href="/status"'])
        expect(page).toContain(said)
    })
    await send(path, 'update', { ...incident, status: 'resolved', text: 'It is fast again.' })
    await soon(async () =>
      expect(await textOf('/dashboard', client)).not.toContain('Files open slowly'),
    )
  })
})
const password = 'tulip-anvil-status-4'
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patience, interval: 20 })
const eventsOf = async (id: string) =>
  (
    await sql`select action, ip is not null as has_ip, actor_id is not null as has_actor
      from audit_events where subject_id = ${id} order by created_at`
  ).map(({ action, has_ip, has_actor }) => [action, has_ip, has_actor])

describe('a notice', () => {
  test('is read by everybody at once, at every instance, with its updates, until it is history', async () => {
    expect(await textOf('/status')).toContain(statusPage.overall.works)
    expect(await textOf('/status', other.client())).toContain(statusPage.noHistory)
    const { id, path } = await posted()
    for (const one of [product, other])
      await soon(async () => {
        const page = await textOf('/status', one.client())
        expect(page).toContain(statusPage.overall.partly)
        expect(page).toContain('We look into it.')
      })
    const update = { ...incident, status: 'identified', text: 'A full disk.', 'part-files': 'down' }
    expect((await send(path, 'update', update)).status).toBe(302)
    await soon(async () => {
      const page = await textOf('/status', other.client())
      expect(page).toContain(statusPage.overall.down)
      expect(page.indexOf('A full disk.')).toBeLessThan(page.indexOf('We look into it.'))
    })
    await send(path, 'update', { ...incident, status: 'resolved', text: 'It is fast again.' })
    await soon(async () => {
      const page = await textOf('/status')
      expect(page).toContain(statusPage.overall.works)
      expect(page).toContain(statusPage.showUpdates(3))
    })
    const feed = await product.client().get('/status/feed.xml')
    expect(feed.headers.get('content-type')).toContain('application/atom+xml')
    expect((await feed.text()).match(/<entry>/g)).toHaveLength(3)
    expect(await eventsOf(id)).toEqual([
      ['status_notice.posted', true, true],
      ['status_notice.updated', true, true],
      ['status_notice.updated', true, true],
    ])
  })

  test('of what was closed long ago nothing is said', async () => {
    const { id } = await posted({ ...incident, title: 'Long ago', status: 'resolved' })
    await soon(async () => expect(await textOf('/status')).toContain('Long ago'))
    await sql`update status_notices set closed_at = now() - interval '91 days' where id = ${id}`
    await soon(async () => expect(await textOf('/status')).not.toContain('Long ago'))
    expect(await textOf(statusPanelPath, staff)).toContain('Long ago')
  })

  test('maintenance is planned first and under way when its time has come', async () => {
    const { id, path } = await posted(maintenance)
    await soon(async () => expect(await textOf('/status')).toContain(statusPage.planned))
    expect(await textOf('/status')).toContain(statusPage.overall.works)
    await sql`update status_notices set starts_at = now() - interval '1 minute' where id = ${id}`
    await soon(async () => {
      const page = await textOf('/status')
      expect(page).toContain(statusPage.overall.maintenance)
      expect(page).toContain(statusPage.underway)
    })
    await send(path, 'remove')
    await soon(async () => expect(await textOf('/status')).not.toContain(maintenance.title))
    expect((await eventsOf(id)).at(-1)).toEqual(['status_notice.removed', true, true])
  })

  test('what was typed wrong comes back with its fault beside the field', async () => {
    const id = crypto.randomUUID()
    const wrong = { ...incident, id, title: '', text: 'Kept words', 'part-portal': '' }
    const answer = await staff.post(`${statusPanelPath}/new`, wrong)
    const page = await answer.text()
    expect(answer.status).toBe(422)
    for (const said of [statusPanel.errors.title, statusPanel.errors.affected, 'Kept words'])
      expect(page).toContain(said)
    expect(await sql`select 1 from status_notices where id = ${id}`).toEqual([])
  })

  test('a form that is sent twice makes one, and one with other words is refused', async () => {
    const id: string = crypto.randomUUID()
    const post = (fields: Record<string, string>) =>
      staff.post(`${statusPanelPath}/new`, { id, ...incident, ...fields })
    const answers = await Promise.all([post({}), post({})])
    expect(answers.map(({ status }) => status)).toEqual([302, 302])
    expect((await post({ title: 'Other words' })).status).toBe(409)
    expect(await sql`select 1 from status_updates where notice_id = ${id}`).toHaveLength(1)
  })

  test('who is late is told, and nothing is lost', async () => {
    const { path } = await posted({ ...incident, title: 'Two at once' })
    const based = /name="based" value="([^"]+)"/.exec(await textOf(path, staff))?.[1] ?? ''
    const late = { ...incident, title: 'Two at once', status: 'monitoring', text: 'Typed by two' }
    expect((await send(path, 'update', late)).status).toBe(302)
    const answer = await staff.post(path, { intent: 'update', ...late, based })
    expect(answer.status).toBe(409)
    const page = await answer.text()
    expect(page).toContain(statusPanel.errors.stale)
    expect(page).toContain('Typed by two')
    expect((await staff.post(path, { intent: 'remove', based })).status).toBe(409)
  })

  test('the list finds by title, kind and whether it is open', async () => {
    await posted({ ...incident, title: 'Zebra one', status: 'resolved' })
    await posted({ ...maintenance, title: 'Zebra two', ends: momentFrom(700) })
    const shown = async (search: string) => {
      const page = await textOf(`${statusPanelPath}?search=zebra${search}`, staff)
      return ['Zebra one', 'Zebra two'].filter((title) => page.includes(title))
    }
    expect(await shown('')).toEqual(['Zebra one', 'Zebra two'])
    expect(await shown('&show=open')).toEqual(['Zebra two'])
    expect(await shown('&kind=incident')).toEqual(['Zebra one'])
    expect((await staff.get(`${statusPanelPath}/${crypto.randomUUID()}`)).status).toBe(404)
  })
})
