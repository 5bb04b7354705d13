import { afterAll, describe, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import { createActor } from '#test/accounts.ts'
import type { Client } from '#test/app.ts'
import { startWithHelp, statusOf, textOf } from '#test/help.ts'
import { countingQueries, explainingQueries } from '#test/query-count.ts'
import { portalHelpList } from './help-list-query.ts'
import { listPortalHelp } from './help-service.server.ts'

const panel = '/lead_admin/help'
const house = await startWithHelp()
const { product, sql, staff, ours, theirs, reader, stranger, post, save, versionOf, written } =
  house
afterAll(() => product.close())

describe('who reads an article', () => {
  test('one for all clients is read by every client, and one for a client by that client alone', async () => {
    const all = await written({
      title: 'Harbour rules for everybody',
      content: '<p>Moor here.</p>',
    })
    const client = reader.clientId ?? ''
    const own = await written({ title: 'Your own harbour', audience: 'client', client })
    expect(await textOf(ours, all.path)).toContain('Moor here.')
    expect(await textOf(ours, own.path)).toContain('Only for your organization')
    expect(await statusOf(theirs, all.path)).toBe(200)
    expect(await statusOf(theirs, own.path)).toBe(404)
    const list = await textOf(theirs, '/dashboard/help?q=harbour')
    expect(list).toContain('Harbour rules for everybody')
    expect(list).not.toContain('Your own harbour')
    expect(await textOf(ours, '/dashboard/help?q=harbour')).toContain('Your own harbour')
  })

  test('a draft, a scheduled one and one that was unpublished are read by nobody', async () => {
    const draft = await written({ title: 'Only a draft' }, false)
    expect(await statusOf(ours, draft.path)).toBe(404)
    const year = new Date().getUTCFullYear() + 1
    await save(draft.id, { ...draft.all, move: 'schedule', publishAt: `${year}-01-01T10:00` })
    expect(await statusOf(ours, draft.path)).toBe(404)
    await save(draft.id, { ...draft.all, move: 'publish' })
    expect(await statusOf(ours, draft.path)).toBe(200)
    await save(draft.id, { ...draft.all, move: 'unpublish' })
    expect(await statusOf(ours, draft.path)).toBe(404)
  })

  test('a changed address leads to the new one, for those who may read it', async () => {
    const client = reader.clientId ?? ''
    const one = await written({ title: 'Moved', audience: 'client', client, slug: 'old-berth' })
    await save(one.id, { ...one.all, slug: 'new-berth' })
    const moved = await ours.get('/dashboard/help/old-berth')
    expect(moved.headers.get('location')).toBe('/dashboard/help/new-berth')
    expect(await statusOf(theirs, '/dashboard/help/old-berth')).toBe(404)
  })

  test('what is typed into an article is cleaned before it is shown', async () => {
    const content = '<p onclick="x()">Safe</p><script>alert(1)</script><h2>One</h2><h2>Two</h2>'
    const { path } = await written({ title: 'Unclean', content })
    const page = await textOf(ours, path)
    expect(page).toContain('<p>Safe</p>')
    expect(page).not.toContain('alert(1)')
    expect(page).toContain('href="#one"')
  })
})

describe('the editor', () => {
  test('says beside the field what is missing, and keeps what was typed', async () => {
    const id: string = crypto.randomUUID()
    const without = await post(`${panel}/new`, { id, title: 'For whom?' })
    expect(without.status).toBe(422)
    expect(await without.text()).toContain('Please select who can read it')
    const nobody = await post(`${panel}/new`, { id, title: 'Kept title', audience: 'client' })
    expect(nobody.status).toBe(422)
    const page = await nobody.text()
    expect(page).toContain('Please select the client')
    expect(page).toContain('Kept title')
    const client: string = crypto.randomUUID()
    const gone = await post(`${panel}/new`, { id, title: 'Gone', audience: 'client', client })
    expect(gone.status).toBe(422)
    expect(await gone.text()).toContain('This client was deleted')
  })

  test('an article for all clients belongs to none, whatever the form says', async () => {
    const client = reader.clientId ?? ''
    const { id } = await written({ title: 'Not yours alone', client }, false)
    const [row] = await sql`select client_id from help_articles where id = ${id}`
    expect(row?.client_id).toBeNull()
  })

  test('a version is compared and restored, and each change is on the audit log', async () => {
    const client = reader.clientId ?? ''
    const one = await written({ title: 'Of two versions', audience: 'client', client })
    await save(one.id, { ...one.all, audience: 'clients' })
    const [version] = await sql`select id from help_versions where help_id = ${one.id}
      order by version limit 1`
    const page = `${panel}/${one.id}/versions/${version?.id}`
    const compared = await textOf(staff, `${page}?with=now`)
    for (const words of ['One client', 'All clients', 'Client of'])
      expect(compared).toContain(words)
    expect((await post(page, { version: await versionOf(one.id) })).status).toBe(302)
    const [row] = await sql`select audience, client_id from help_articles where id = ${one.id}`
    expect(row).toMatchObject({ audience: 'client', client_id: client })
    const events = await sql`select action, ip, actor_email from audit_events
      where subject_id = ${one.id} order by created_at`
    expect(events.map(({ action }) => action)).toEqual([
      'help_article.created',
      'help_article.published',
      'help_article.updated',
      'help_article.restored',
    ])
    for (const event of events) expect(event.ip && event.actor_email).toBeTruthy()
  })

  test('a version for a client that was deleted is not restored for others', async () => {
    const other = await createActor(product, 'client_user')
    const client = other.clientId ?? ''
    const one = await written({ title: 'Was for one', audience: 'client', client })
    await save(one.id, { ...one.all, audience: 'clients' })
    await sql`delete from profiles where client_id = ${client}`
    await sql`delete from clients where id = ${client}`
    const [version] = await sql`select id from help_versions where help_id = ${one.id}
      order by version limit 1`
    const page = `${panel}/${one.id}/versions/${version?.id}`
    expect((await post(page, { version: await versionOf(one.id) })).status).toBe(422)
  })

  test('the list names the readers, and the preview shows what is in the form', async () => {
    const client = reader.clientId ?? ''
    const { id } = await written({ title: 'Listed berth', audience: 'client', client })
    const list = await textOf(staff, `${panel}?q=listed+berth`)
    expect(list).toContain(`Client of ${reader.email}`)
    const shown = await post(`${panel}/${id}/preview`, {
      title: 'Typed and not saved',
      content: '<p>Soon.</p>',
      audience: 'clients',
    })
    const page = await shown.text()
    expect(page).toContain('Typed and not saved')
    expect(page).toContain('<p>Soon.</p>')
  })
})

describe('the search', () => {
  test('finds all words and their beginnings, in titles and texts, and says when nothing fits', async () => {
    const content = '<p>The lighthouse keeper counts vessels.</p>'
    await written({ title: 'Counting ships', content })
    for (const words of [
      'counting',
      'ship',
      'keeper lighthouse',
      'How do I count vessels?',
      'lightho',
    ])
      expect(await textOf(ours, `/dashboard/help?q=${encodeURIComponent(words)}`), words).toContain(
        'Counting ships',
      )
    const none = await textOf(ours, '/dashboard/help?q=volcano')
    expect(none).toContain('No help articles found matching your search.')
    for (const odd of ["'", '\\', 'the', ":*&|!'\\", '%'])
      expect(await statusOf(ours, `/dashboard/help?q=${encodeURIComponent(odd)}`), odd).toBe(200)
  })

  test('a page of the list and of a search is at most three queries, along an index', async () => {
    const page = (search: string) => readListQuery(portalHelpList, new URLSearchParams(search))
    const plant = (name: string, count: number, client: string | null) =>
      sql`insert into help_articles (slug, title, excerpt, audience, client_id, is_published, publish_at)
        select ${name}::text || i, ${name}::text || i, 'Buoy ' || i,
          case when ${client}::uuid is null then 'clients' else 'client' end, ${client}::uuid, true, now()
        from generate_series(1, ${count}::int) i`
    const plansOf = async (search: string) => {
      await sql.unsafe('vacuum analyze help_articles')
      const { app, plans } = explainingQueries(product.app)
      await listPortalHelp(app, reader, page(search))
      return plans.join('\n')
    }
    await plant('theirs-', 6_000, stranger.clientId)
    await plant('ours-', 60, reader.clientId)
    for (const search of ['', 'q=buoy', 'q=buoy+39']) {
      const { app, count } = countingQueries(product.app)
      const { rows } = await listPortalHelp(app, reader, page(search))
      expect(rows.length, search).toBeGreaterThan(0)
      expect(count(), search).toBeLessThanOrEqual(3)
    }
    const few = await plansOf('')
    expect(few).toContain('help_articles_of_client')
    expect(few).not.toContain('Seq Scan')
    await plant('all-', 6_000, null)
    expect(await plansOf('')).toContain('help_articles_by_key')
  })
})

describe('what is offered for a ticket', () => {
  const offersFor = async (who: Client, words: string) => {
    const answer = await who.get(`/dashboard/support/new/help?${new URLSearchParams({ words })}`)
    return ((await answer.json()) as { offers: { title: string }[] }).offers.map(
      ({ title }) => title,
    )
  }

  test('the three articles that fit best, those of others never', async () => {
    const client = stranger.clientId ?? ''
    await written({ title: 'Renew the beacon permit', excerpt: 'Every spring.' })
    await written({ title: 'Beacon', excerpt: 'What a beacon is.' })
    await written({ title: 'Beacon of theirs', audience: 'client', client })
    await written({ title: 'Something else', content: '<p>beacon beacon beacon</p>' })
    await written({ title: 'A beacon in a draft' }, false)
    const offered = await offersFor(ours, 'Our permit for the beacon ends')
    expect(offered[0]).toBe('Renew the beacon permit')
    expect(offered.sort()).toEqual(['Beacon', 'Renew the beacon permit'])
    expect(await offersFor(theirs, 'beacon')).toContain('Beacon of theirs')
    expect(await offersFor(ours, 'bea')).toEqual([])
    expect(await offersFor(ours, 'the of and')).toEqual([])
  })

  test('staff, visitors and too many questions get none', async () => {
    const path = '/dashboard/support/new/help?words=beacon'
    expect(await statusOf(product.client(), path)).toBe(302)
    let last = 200
    for (let asked = 0; asked < 300 && last === 200; asked += 1) last = await statusOf(ours, path)
    expect(last).toBe(429)
  })
})
