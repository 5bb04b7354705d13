import { afterAll, describe, expect, test, vi } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { list, post, startWithApplications, withResume } from '#test/applications.ts'
import { pdfBytes } from '#test/files.ts'
import { patience } from '#test/patience.ts'
import { sql } from '#test/sql.ts'

const { product, staff, someone, apply, applicationsOf, auditOf } = await startWithApplications()
afterAll(() => product.close())

describe('staff', () => {
  test('find applications by name, address and post, filtered, sorted and paged', async () => {
    const mark = crypto.randomUUID().slice(0, 8)
    for (const [index, lastName] of ['Adams', 'Brown', 'Clark'].entries())
      await product
        .client()
        .form(
          index === 1 ? '/careers/apply' : post,
          withResume(someone({ firstName: mark, lastName })),
        )
    const page = async (query: string) => (await staff.get(`${list}?${query}`)).text()
    const all = await page(`q=${mark.toUpperCase()}`)
    for (const name of ['Adams', 'Brown', 'Clark']) expect(all).toContain(`${mark} ${name}`)
    const general = await page(`q=${mark}&job=general`)
    expect(general).toContain('Brown')
    expect(general).not.toContain('Adams')
    expect(await page(`q=${mark}&status=hired`)).toContain('No applications found matching')
    const sorted = await page(`q=${mark}&sort=full_name&direction=desc`)
    expect(sorted.indexOf('Clark')).toBeLessThan(sorted.indexOf('Adams'))
    await product.app.db.client`insert into leads (id, source, full_name, email)
      select gen_random_uuid(), 'application', 'Paged ' || lpad(n::text, 3, '0'), 'p@q' from generate_series(1, 120) n`
    await product.app.db.client`insert into job_applications
      (id, lead_id, job, job_title, full_name, email, file_name, file_size, mime_type, storage_key)
      select id, id, 'general', 'Paging', full_name, email, 'x', 1, 'application/pdf', 'x/' || id from leads where email = 'p@q'`
    for (const sort of ['created_at', 'full_name', 'email', 'job_title', 'status']) {
      const seen: string[] = []
      let at: string | undefined = `q=Paging&sort=${sort}`
      while (at) {
        const text: string = await page(at)
        const names = new Set([...text.matchAll(/Paged \d{3}/g)].map(([name]) => name))
        seen.push(...names)
        const next: string | undefined = /href="[^"]*\?([^"]*after=[^"]*)"/.exec(text)?.[1]
        at = next?.replaceAll('&amp;', '&')
      }
      expect(seen, sort).toHaveLength(120)
      expect(new Set(seen).size).toBe(120)
    }
    await product.app.db.client`delete from leads where email = 'p@q'`
  })

  test('change a status and add a note; both are in the history and the audit log', async () => {
    const { id } = await apply()
    const here = `${list}/${id}`
    const move = (from: string, status: string) =>
      staff.post(here, { intent: 'status', from, status })
    expect((await move('new', 'interview')).status).toBe(302)
    const late = await move('new', 'rejected')
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('changed the status to Interview while you were editing')
    expect((await staff.post(here, { intent: 'note', note: 'Call on Monday' })).status).toBe(302)
    const page = await (await staff.get(here)).text()
    for (const text of [
      'Status changed from New to Interview',
      'Call on Monday',
      'Line one',
      'resume.pdf',
      'Wangari Maathai',
    ])
      expect(page).toContain(text)
    expect((await move('interview', 'gone')).status).toBe(422)
    const long = await staff.post(here, { intent: 'note', note: 'a'.repeat(5001) })
    expect(long.status).toBe(422)
    expect(await auditOf(id)).toMatchObject([
      { action: 'application.status_changed', details: { from: 'new', to: 'interview' } },
      { action: 'application.note_added' },
    ])
  })

  test('download the resume, never inline; every download is recorded', async () => {
    const { id } = await apply()
    const answer = await staff.get(`${list}/${id}/resume?inline=1`)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdfBytes)).toBe(true)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="resume.pdf"/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await auditOf(id)).toMatchObject([
      { action: 'application.resume_downloaded', actor_email: 'admin@example.com' },
    ])
  })

  test('delete one with its lead, history and file; the audit log has no name', async () => {
    const { id, key, fields } = await apply()
    await staff.post(`${list}/${id}`, { intent: 'note', note: 'Withdrawn' })
    const asked = await (await staff.get(`${list}/${id}/delete`)).text()
    expect(asked).toContain('Delete the application from Wangari Maathai?')
    const answer = await staff.post(`${list}/${id}/delete`)
    expect(answer.headers.get('location')).toBe(list)
    expect(await applicationsOf(fields.email)).toHaveLength(0)
    const leads = await product.app.db.client`select 1 from leads where id = ${id}`
    expect(leads).toHaveLength(0)
    await vi.waitUntil(async () => !(await product.app.storage.exists(key)), patience)
    const [event] = (await auditOf(id)).slice(-1)
    expect(event?.action).toBe('application.deleted')
    expect(JSON.stringify(event?.details)).not.toMatch(/wangari/i)
    expect((await staff.get(`${list}/${id}`)).status).toBe(404)
    expect((await staff.post(`${list}/${id}/delete`)).status).toBe(404)
  })

  test('nobody else reads them: clients, visitors, database roles', async () => {
    const { id } = await apply()
    const account = await createAccount(product, 'client_admin', 'correct-horse-battery-9')
    const client = product.client()
    await client.signIn(account.email, 'correct-horse-battery-9')
    for (const path of [list, `${list}/${id}`, `${list}/${id}/resume`, `${list}/${id}/delete`]) {
      for (const other of [client, product.client()]) {
        expect([302, 403]).toContain((await other.get(path)).status)
        expect([401, 403]).toContain((await other.get(`${path}.data`)).status)
      }
    }
    const visitor = { kind: 'visitor' } as const
    await expect(
      product.app.db.as(visitor, (tx) => tx.all(sql`select 1 from job_applications`)),
    ).rejects.toThrow()
  })
})

describe('retention', () => {
  const runQueued = () =>
    product.app.db.system((tx) => product.app.jobs.enqueue(tx, 'application-retention', {}))

  test('an application is deleted after its retention period with its lead and file; a newer one stays', async () => {
    const [old, young] = [await apply(), await apply()]
    const age = (id: string, days: number) =>
      product.app.db
        .client`update job_applications set created_at = now() - ${days} * interval '1 day' where id = ${id}`
    await age(old.id, 91)
    await age(young.id, 89)
    await runQueued()
    await vi.waitUntil(async () => (await applicationsOf(old.fields.email)).length === 0, patience)
    await vi.waitUntil(async () => !(await product.app.storage.exists(old.key)), patience)
    expect(await product.app.db.client`select 1 from leads where id = ${old.id}`).toHaveLength(0)
    expect(await auditOf(old.id)).toMatchObject([
      { action: 'application.expired', actor_email: null, details: { days: 90 } },
    ])
    expect(await applicationsOf(young.fields.email)).toHaveLength(1)
    expect(await product.app.storage.exists(young.key)).toBe(true)
  })

  test('when a lead is deleted in another way, the next housekeeping deletes its file', async () => {
    const { id, key } = await apply()
    await product.app.db.client`delete from leads where id = ${id}`
    const rows = await product.app.db
      .client`select received_at < now() - interval '1 day' as due from received_files where storage_key = ${key}`
    expect(rows).toEqual([{ due: true }])
  })
})

describe('the list of posts', () => {
  const posts = async (query: string) => {
    const page = await (await product.client().get(`/careers${query}`)).text()
    return [...page.matchAll(/<article/g)].length
  }
  test('is filtered by type and place in the address', async () => {
    expect(await posts('')).toBe(14)
    expect(await posts('?type=full-time')).toBe(12)
    expect(await posts('?type=part-time')).toBe(1)
    expect(await posts('?location=ottawa')).toBe(6)
    expect(await posts('?location=remote-canada')).toBe(6)
    expect(await posts('?type=nonsense&location=%00')).toBe(14)
  })
  test('has structured data for the posts it shows', async () => {
    const page = await (await product.client().get('/careers?type=contract')).text()
    expect([...page.matchAll(/"JobPosting"/g)]).toHaveLength(1)
    expect(page).toMatch(/<link rel="canonical" href="[^"]*\/careers"/)
  })
})
