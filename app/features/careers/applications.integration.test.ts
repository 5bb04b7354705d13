import { afterAll, describe, expect, test, vi } from 'vitest'
import { post, startWithApplications, withResume } from '#test/applications.ts'
import { pdfBytes } from '#test/files.ts'
import { patience } from '#test/patience.ts'

const { product, staff, someone, apply, applicationsOf, auditOf, mailsAbout, storedFiles } =
  await startWithApplications()
afterAll(() => product.close())

const uploadPath = post.replace('apply', 'apply/file-upload')

describe('applying', () => {
  test('stores one record with its resume and mails both sides', async () => {
    const { fields, row, id, answer, key } = await apply()
    const reference = id.slice(0, 8).toUpperCase()
    expect(answer.headers.get('location')).toBe(`${post}&sent=${reference}`)
    expect(row).toMatchObject({
      source: 'application',
      job: 'applied-ai-engineer',
      full_name: 'Wangari Maathai',
      status: 'new',
      message: 'Line one\nline two',
      phone: fields.phone,
      file_name: 'resume.pdf',
      mime_type: 'application/pdf',
      details: {
        job: 'applied-ai-engineer',
        linkedIn: fields.linkedIn,
        experience: fields.experience,
      },
    })
    expect(row?.primary_interest).toBe(row?.job_title)
    expect(await product.app.storage.exists(key)).toBe(true)
    const mails = await vi.waitUntil(async () => {
      const found = await mailsAbout(fields.email)
      return found.length === 2 && found
    }, patience)
    const toSender = mails.find((mail) => mail.to?.[0]?.address === fields.email)
    const toStaff = mails.find((mail) => mail.to?.[0]?.address === 'admin@example.com')
    expect(toSender?.subject).toContain(reference)
    // The address is not verified: the mail repeats nothing that the applicant typed except the
    // name.
    for (const words of ['Line one', fields.phone, fields.linkedIn, fields.experience])
      expect(toSender?.text).not.toContain(words)
    expect(toStaff?.text).toContain('Line one\nline two')
    expect(toSender?.text).toContain('delete them 90 days after')
    expect(toStaff?.replyTo?.[0]?.address).toBe(fields.email)
    expect(toStaff?.html).toContain(`/lead_admin/applications/${id}`)
    expect(toStaff?.attachments).toEqual([])
  })

  test('without a post is a general application', async () => {
    const fields = someone()
    const answer = await product.client().form('/careers/apply', withResume(fields))
    expect(answer.headers.get('location')).toMatch(/^\/careers\/apply\?sent=[0-9A-F]{8}$/)
    const [row] = await applicationsOf(fields.email)
    expect(row).toMatchObject({ job: 'general', job_title: 'General application' })
  })

  test('sent twice, or twelve times at once, it is stored once with one file', async () => {
    const fields = someone()
    const client = product.client()
    const before = await storedFiles()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.form(post, withResume(fields))),
    )
    expect(new Set(answers.map((one) => one.headers.get('location'))).size).toBe(1)
    expect(await applicationsOf(fields.email)).toHaveLength(1)
    expect((await storedFiles()) - before).toBe(1)
    await client.form(post, withResume({ ...fields, coverLetter: 'Another one' }))
    expect(await applicationsOf(fields.email)).toHaveLength(2)
    await vi.waitUntil(async () => (await mailsAbout(fields.email)).length >= 4, patience)
    expect(await mailsAbout(fields.email)).toHaveLength(4)
  })

  test('the upload endpoint answers with the toast, or with what is wrong', async () => {
    const client = product.client()
    const fields = someone({ firstName: 'Ada' })
    const taken = await client.form(uploadPath, withResume(fields))
    const body = await taken.json()
    expect(body.toast.title).toBe('Application Submitted Successfully!')
    expect(body.toast.description).toMatch(/^Thank you, Ada\. Your application for .+ has been/)
    const refused = await client.form(uploadPath, withResume({ ...fields, lastName: ' ' }))
    expect(refused.status).toBe(422)
    const { refusal } = await refused.json()
    expect(refusal.result.initialValue).not.toHaveProperty('resume')
    expect(refusal.result.error).toEqual({
      lastName: ['Last name is required'],
    })
  })

  test('says what is wrong beside each field, and keeps what was typed', async () => {
    const client = product.client()
    const nothing = await client.form(post, new FormData())
    expect(nothing.status).toBe(422)
    const page = await nothing.text()
    for (const text of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Experience is required',
      'Resume is required',
      'Cover letter is required',
    ])
      expect(page, text).toContain(text)
    const wrong = await client.form(post, withResume(someone({ email: 'no at sign', phone: '' })))
    const again = await wrong.text()
    expect(again).toContain('Invalid email address')
    expect(again).toContain('Nine years of case systems')
    expect(again).toContain('Please choose your resume again')
    expect(again).not.toContain('Resume is required')
    // The answer must not contain the storage key.
    expect(again).not.toContain('sha256')
  })

  test.each(['a@b,c@d', 'a@b;c@d', 'x <a@b>', 'a @b', '@b', 'a@'])(
    'an address like %j never becomes another recipient',
    async (email) => {
      const answer = await product.client().form(post, withResume(someone({ email })))
      expect(answer.status).toBe(422)
      expect(await applicationsOf(email)).toHaveLength(0)
    },
  )

  test('suspected spam is quarantined with its resume, and discarded with it', async () => {
    const fields = someone({ homepage: 'https://spam.example' })
    const answer = await product.client().form(post, withResume(fields))
    expect(answer.status).toBe(302)
    expect(await applicationsOf(fields.email)).toHaveLength(0)
    const { client: sql } = product.app.db
    const [quarantined] = await sql`select id, storage_key, payload from held_submissions
      where sender_email = ${fields.email}`
    expect(quarantined?.payload).toMatchObject({ job: 'applied-ai-engineer', firstName: 'Wangari' })
    const key = String(quarantined?.storage_key)
    const isDue = async () =>
      (
        await sql`select 1 from received_files where storage_key = ${key}
        and received_at < now() - interval '1 day'`
      ).length === 1
    expect([await product.app.storage.exists(key), await isDue()]).toEqual([true, false])
    await sql`update held_submissions set state = 'discarded', decided_at = now() where id = ${quarantined?.id}`
    expect(await isDue()).toBe(true)
    const [after] =
      await sql`select storage_key from held_submissions where id = ${quarantined?.id}`
    expect(after?.storage_key).toBeNull()
  })

  test('a quarantined application that is released is stored with its resume under the same reference', async () => {
    const fields = someone({ homepage: 'https://spam.example' })
    const answer = await product.client().form(post, withResume(fields))
    const [quarantined] = await product.app.db
      .client`select id, storage_key from held_submissions where sender_email = ${fields.email}`
    await staff.post(`/lead_admin/inbox/quarantine/${quarantined?.id}`, { intent: 'release' })
    const [row] = await applicationsOf(fields.email)
    expect(row).toMatchObject({
      id: quarantined?.id,
      storage_key: quarantined?.storage_key,
      status: 'new',
    })
    expect(answer.headers.get('location')).toContain(
      String(quarantined?.id).slice(0, 8).toUpperCase(),
    )
    expect(await product.app.storage.exists(String(row?.storage_key))).toBe(true)
  })

  test('while it is quarantined, staff read it in the words of the form and save its resume', async () => {
    const fields = someone({ homepage: 'https://spam.example' })
    await product.client().form(post, withResume(fields, 'my resume.pdf'))
    const [quarantined] = await product.app.db
      .client`select id, storage_key from held_submissions where sender_email = ${fields.email}`
    const page = `/lead_admin/inbox/quarantine/${quarantined?.id}`
    const html = await (await staff.get(page)).text()
    for (const text of [
      'Position',
      'Applied AI Engineer',
      'LinkedIn',
      'Cover letter',
      'my resume.pdf',
    ])
      expect(html).toContain(text)
    // The page shows neither field names, nor JSON, nor the storage key.
    for (const text of [
      String(quarantined?.storage_key),
      'sha256',
      'coverLetter',
      'applied-ai-engineer',
    ])
      expect(html).not.toContain(text)
    const file = await staff.get(`${page}/file`)
    expect(file.headers.get('content-disposition')).toContain(
      'attachment; filename="my resume.pdf"',
    )
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdfBytes)
    const events = await auditOf(String(quarantined?.id))
    expect(events.map(({ action }) => action)).toEqual(['submission.file_downloaded'])
    await staff.post(page, { intent: 'discard' })
    expect((await staff.get(`${page}/file`)).status).toBe(404)
  })

  test('when its mails cannot be queued, nothing is stored and the form keeps what was typed', async () => {
    const fields = someone()
    const before = await storedFiles()
    const { client: sql } = product.app.db
    await sql`create function no_jobs() returns trigger language plpgsql
      as $$ begin raise exception 'queue is down'; end $$`
    await sql`create trigger no_jobs before insert on pgboss.job_common
      for each row execute function no_jobs()`
    try {
      const answer = await product.client().form(post, withResume(fields))
      expect(answer.status).toBe(500)
      const page = await answer.text()
      expect(page).toContain('Something went wrong. Please try again.')
      expect(page).toContain('Nine years of case systems')
    } finally {
      await sql`drop function no_jobs cascade`
    }
    expect(await applicationsOf(fields.email)).toHaveLength(0)
    expect(await storedFiles()).toBe(before)
  })
})
