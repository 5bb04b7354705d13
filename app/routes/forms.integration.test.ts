import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { applicationSchema } from '#app/features/careers/application-schema.ts'
import { pageToken } from '#app/features/intake/form-token.server.ts'
import { blueprintSchema } from '#app/features/leads/blueprint.ts'
import { contactSchema } from '#app/features/leads/contact.ts'
import { getStartedSchema } from '#app/features/leads/get-started-schema.ts'
import { subscriptionSchema } from '#app/features/newsletter/subscription.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { sql } from '#test/sql.ts'

/** Every public form. A new form is a new row. */
const forms: {
  form: string
  path: string
  /** Parameters of the address that the form needs. */
  query?: string
  also?: Record<string, string>
  schema: z.ZodObject
  valid: Record<string, string>
  /** Finds stored rows that must not exist, one row for each. */
  invalid: ReturnType<typeof sql>
}[] = [
  {
    form: 'blueprint',
    path: '/blueprint',
    schema: blueprintSchema,
    valid: { fullName: 'Ada Lovelace', email: 'ada@example.org' },
    invalid: sql`select id from leads where source = 'blueprint'
      and (length(full_name) not between 2 and 100 or length(message) > 1000
        or length(company_name) not between 2 and 100 or email !~ '^[^@]+@[^@]+$')`,
  },
  {
    form: 'contact',
    path: '/contact',
    schema: contactSchema,
    valid: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      company: 'Engine Works',
      interest: 'other',
      message: 'A message of some length.',
    },
    invalid: sql`select id from leads where source = 'contact'
      and (length(full_name) not between 5 and 161 or length(message) not between 10 and 5000 or company_name is null
        or primary_interest not in ('e-visa', 'governance', 'healthcare', 'aftrlife', 'construction', 'other'))`,
  },
  {
    // Without a file nothing is stored; whether a file's metadata can be forged is checked too.
    form: 'application',
    path: '/careers/apply',
    schema: applicationSchema,
    valid: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      experience: 'Nine years',
      coverLetter: 'A letter.',
      resume: '{"key":"aa/bb","name":"a.pdf","size":1,"type":"application/pdf","sha256":"00"}',
    },
    invalid: sql`select id from job_applications`,
  },
  {
    form: 'newsletter',
    path: '/newsletter',
    schema: subscriptionSchema,
    valid: { email: 'ada@example.org', page: '/blog' },
    invalid: sql`select id from newsletter_subscribers
      where state <> 'pending' or email !~ '^[^@ ]+@[^@ ]+$' or consent_page not in ('/newsletter', '/blog')`,
  },
  {
    form: 'get_started',
    path: '/get-started',
    query: '?step=3',
    also: { intent: 'submit' },
    schema: getStartedSchema,
    valid: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      company: 'Engine Works',
      companySize: '1-10',
      primaryInterest: 'custom',
      currentChallenges: 'Tables are full of mistakes.',
      timeline: 'short',
      budget: 'not-sure',
    },
    invalid: sql`select id from leads where source = 'get_started'
      and (length(full_name) not between 5 and 200 or length(company_name) not between 1 and 200
        or email !~ '^[^@]+@[^@]+$' or length(details->>'challenges') not between 10 and 2000
        or company_size not in ('1-10', '11-50', '51-200', '201-1000', '1000+')
        or primary_interest not in ('e-visa', 'governance', 'healthcare', 'aftrlife', 'construction', 'custom')
        or details->>'timeline' not in ('immediate', 'short', 'medium', 'long', 'exploring')
        or details->>'budget' not in ('50k-100k', '100k-250k', '250k-500k', '500k-1m', '1m+', 'not-sure')
        or num_nulls(company_name, company_size, primary_interest, details->>'challenges', details->>'timeline', details->>'budget') > 0)`,
  },
]

const generated = 10_000
const overHttp = 300
const awkward = [
  '\0',
  '\ud800',
  '=1+1',
  "'; drop table leads; --",
  '<script>',
  'x'.repeat(20_000),
  'a\r\nb',
  '\u202e',
  '💥',
  '💥'.repeat(9),
  '💥'.repeat(10),
  '💥'.repeat(90),
]
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom(...awkward))
const anything = fc.oneof(text, fc.constant(null), fc.array(text, { maxLength: 3 }), fc.anything())

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

describe.each(forms)('$form', ({ form, path, query = '', also, schema, valid, invalid }) => {
  const names = [...Object.keys(schema.shape)]

  test('its schema never throws, accepts its own output, and lets no NUL through', () => {
    const change = fc.dictionary(fc.constantFrom(...names), anything)
    fc.assert(
      fc.property(
        fc.oneof({ weight: 9, arbitrary: change }, { weight: 1, arbitrary: fc.anything() }),
        (input) => {
          const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
          const parsed = schema.safeParse(isObject ? { ...valid, ...input } : input)
          if (!parsed.success) return
          expect(schema.safeParse(parsed.data)).toEqual(parsed)
          expect(JSON.stringify(parsed.data)).not.toMatch(/\\u0000|\\ud[89a-f]/)
        },
      ),
      { numRuns: generated },
    )
  })

  test('posted with any input, nothing fails and nothing invalid is stored', async () => {
    const fields = [...names, 'intake_token', 'intake_proof', 'homepage', 'email[99999999]']
    let post = 0
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...fields), text), async (change) => {
        const intake_token = pageToken(product.app.secret, form, new Date())
        const headers = {
          'x-forwarded-for': `198.${18 + (post % 200)}.${Math.floor(post / 200)}.9`,
        }
        post += 1
        const sent = { ...also, ...valid, email: `p${post}@example.org`, intake_token, ...change }
        const answer = await product.client().post(`${path}.data${query}`, sent, headers)
        expect([202, 413, 422]).toContain(answer.status)
      }),
      { numRuns: overHttp },
    )
    expect(await product.app.db.owner.all(invalid)).toHaveLength(0)
  })
})
