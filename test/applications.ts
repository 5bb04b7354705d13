import { expect } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { formWith, pdfBytes } from '#test/files.ts'
import { mailsAbout } from '#test/mails.ts'

export const post = '/careers/apply?job=applied-ai-engineer'
export const list = '/lead_admin/applications'

/** The fields of an application to a product. */
export const someoneOf =
  ({ app }: Pick<TestApp, 'app'>) =>
  (change: Record<string, string> = {}) => ({
    intake_token: ownToken(app.secret, 'application', new Date(Date.now() - 30_000)),
    firstName: 'Wangari',
    lastName: 'Maathai',
    email: `wangari-${crypto.randomUUID().slice(0, 8)}@green.example`,
    phone: '+254 20 555 0100',
    linkedIn: 'https://www.linkedin.com/in/wangari',
    experience: 'Nine years of case systems',
    coverLetter: 'Line one\r\nline two',
    ...change,
  })

/** The product, staff who are signed in, and applications to send to it. */
export async function startWithApplications(env: Record<string, string> = {}) {
  const product = await startTestApp({ APPLICATION_RETENTION_DAYS: '90', ...env })
  const { client: sql } = product.app.db
  const staff = product.client()
  await staff.signIn()
  const someone = someoneOf(product)
  const applicationsOf = (email: string) => sql`
    select a.*, l.source, l.message, l.phone, l.primary_interest, l.details
    from job_applications a join leads l on l.id = a.lead_id where a.email = ${email} order by a.created_at`
  return {
    product,
    staff,
    someone,
    applicationsOf,
    /** Sends one application, which must be accepted. */
    async apply(fields = someone(), name?: string, bytes?: Uint8Array | string) {
      const answer = await product.client().form(post, withResume(fields, name, bytes))
      expect(answer.status).toBe(302)
      const [row] = await applicationsOf(fields.email)
      return { fields, id: String(row?.id), key: String(row?.storage_key), answer, row }
    },
    mailsAbout: (email: string) => mailsAbout(product.dataDir, email),
    auditOf: (id: string) => sql`select action, details, actor_email, ip from audit_events
      where subject_id = ${id} order by created_at, id`,
    storedFiles: async () => Number((await sql`select count(*) from received_files`)[0]?.count),
  }
}

export const withResume = (
  fields: Record<string, string>,
  name = 'resume.pdf',
  bytes: Uint8Array | string = pdfBytes,
): FormData => formWith(fields, [['resume', name, bytes]])
