import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright-core'
import { createDatabase } from '#app/platform/db.server.ts'
import { findRunningPostgres } from '#app/platform/embedded-postgres.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { hashPassword } from '#app/platform/password-hash.server.ts'
import { gatedRoutes } from '#app/routes/gates.data.ts'
import { expectations } from '#db/tenancy.data.ts'
import { patience } from './patience.ts'
import { adminEmail, adminPassword, type Product, sampleClientPassword } from './process.ts'
import { sql } from './sql.ts'
import { ownerIn, recordOf, seed } from './tenancy-records.ts'

export type Reader = 'visitor' | 'staff' | 'client' | 'demo' | 'half signed in'

const demoPassword = 'a gate of our own'
const plantedPassword = 'correct-horse-battery-9'
export const walkedProduct = {
  SAMPLE_CLIENT_PASSWORD: sampleClientPassword,
  DEMO_PASSWORD: demoPassword,
  // Invoices offer to be paid by card; nobody presses Pay Now.
  STRIPE_SECRET_KEY: 'sk_test_walk',
  STRIPE_WEBHOOK_SECRET: 'whsec_walk',
}

/** Further states of a page, and examples for parameters that name no record. */
const further: Record<string, readonly string[]> = {
  '/*': ['/no/such/page'],
  '/allied/*': ['/allied/no/such/page'],
  '/lead_admin/*': ['/lead_admin/no/such/page'],
  '/dashboard/*': ['/dashboard/no/such/page'],
  '/allied/projects/:projectId': ['/allied/projects/inspection-platform?part=proposal'],
  '/auth': ['/auth', '/auth?tab=sign-up'],
  '/blueprint': ['/blueprint', '/blueprint?sent=0A1B2C3D'],
  '/careers': ['/careers', '/careers?type=contract&location=ottawa'],
  '/careers/apply': ['/careers/apply', '/careers/apply?job=service-designer'],
  '/search': ['/search', '/search?q=visa'],
  '/dashboard/search': [
    '/dashboard/search',
    '/dashboard/search?q=e',
    '/dashboard/search?q=no-such-words',
  ],
  '/help/:slug': ['/help/for-everyone'],
}

/** Who opens a page; visitors see the gate of the demo dashboard. */
export function readersOf(pattern: string): readonly Reader[] {
  if (pattern === '/auth/code') return ['half signed in']
  if (/^\/lead_admin(\/|$)/.test(pattern)) return ['staff']
  if (/^\/dashboard(\/|$)/.test(pattern)) return ['client']
  if (pattern === '/allied') return ['demo', 'visitor']
  return [/^\/allied\//.test(pattern) ? 'demo' : 'visitor']
}

/**
 * One record of each table in a running product, which belongs to the client of the samples.
 *
 * @returns the addresses of a page, by its pattern and route
 */
export async function plantPages(product: Product) {
  const found = findRunningPostgres(product.dataDir)
  if (!found) throw new Error('the database of the product does not run')
  const db = createDatabase(found.url, createLog('silent'), 2)
  try {
    const [client] =
      await db.client`select client_id as id from profiles where client_id is not null`
    const owner = ownerIn(String(client?.id))
    const tables = new Set(Object.keys(expectations))
    tables.delete('clients')
    const rows = await seed(db, expectations, { staff: owner }, tables, () => 'A planted record')
    const email = String(rows.get(recordOf(owner, 'auth_users'))?.email)
    const hash = await hashPassword(plantedPassword)
    await db.system(async (tx) => {
      await tx.run(sql`update auth_users set email_verified = true, password_hash = ${hash},
        two_factor_enabled = true where id = ${owner.userId}`)
      await tx.run(sql`update auth_two_factors set verified = true where user_id = ${owner.userId}`)
      // Both who read the portal in walks are asked, so that they see the forms.
      await tx.run(sql`update client_decision_people set user_id = ${owner.userId}, is_awaited = true
        where id = ${owner.of('client_decision_people')}`)
      await tx.run(sql`insert into client_decision_people (client_id, decision_id, position, user_id, person_name, is_awaited)
        select client_id, ${owner.of('client_decisions')}, 2, user_id, full_name, true from profiles
        where client_id = ${owner.clientId} and user_id <> ${owner.userId} order by created_at limit 1`)
      // The planted one is for a client alone.
      await tx.run(sql`insert into help_articles (slug, title, content, audience, is_published, publish_at)
        values ('for-everyone', 'A planted record', '<p>Words.</p>', 'public', true, now())`)
      await tx.run(sql`update page_text_versions set page = '/solutions/evisa'
        where id = ${owner.of('page_text_versions')}`)
    })
    const slugs = await Promise.all(
      (['public_projects', 'insights'] as const).map(async (table) => {
        const [row] = await db.client`select slug from ${db.client(table)}
          where ${db.client(table === 'insights' ? 'is_published' : 'published')}
          and title <> 'A planted record' order by slug limit 1`
        return String(row?.slug)
      }),
    )
    return { addresses: addressesWith(owner.of, slugs, owner.clientId), email }
  } finally {
    await db.close()
  }

  function addressesWith(of: (table: string) => string, slugs: string[], clientId: string) {
    return (pattern: string, route: string): readonly string[] => {
      const examples = further[pattern]
      if (pattern === '/projects/:slug') return [`/projects/${slugs[0]}`]
      if (pattern === '/blog/:slug') return [`/blog/${slugs[1]}`]
      if (examples) return examples
      // The form comes after the choice of a client.
      if (pattern === '/lead_admin/requests/new')
        return [pattern, `${pattern}?client=${clientId}&template=kick-off`]
      if (pattern === '/lead_admin/decisions/new') return [pattern, `${pattern}?client=${clientId}`]
      const { ids, values } = gatedRoutes[route] ?? {}
      return [
        pattern.replace(/:(\w+)/g, (_, name: string) => values?.[name] ?? of(ids?.[name] ?? name)),
      ]
    }
  }
}

type Contexts = Record<Reader, BrowserContext>

/** Everybody who reads pages, each signed in as far as the name says. */
export async function readers(browser: Browser, baseUrl: string, email: string): Promise<Contexts> {
  const enter = async (path: string, fields: Record<string, string>, until: string | RegExp) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    context.setDefaultTimeout(patience)
    const page = await context.newPage()
    await page.goto(baseUrl + path)
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
    await page.locator('main form button[type=submit]').first().click()
    if (typeof until === 'string') await page.waitForURL(`${baseUrl}${until}`)
    else await page.getByRole('heading', { name: until }).waitFor()
    await page.close()
    return context
  }
  const staff = await enter(
    '/admin/auth',
    { Email: adminEmail, Password: adminPassword },
    '/lead_admin',
  )
  const asClient = { Email: 'client@example.com', Password: sampleClientPassword }
  return {
    visitor: await browser.newContext({ reducedMotion: 'reduce' }),
    staff,
    client: await enter('/auth', asClient, '/dashboard'),
    demo: await enter('/allied', { 'Login ID': 'demo', Password: demoPassword }, /Key Contacts/),
    'half signed in': await enter(
      '/auth',
      { Email: email, Password: plantedPassword },
      '/auth/code',
    ),
  }
}

/** The link to a booking that a visitor has just made. */
export async function bookCall(browser: Browser, baseUrl: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(`${baseUrl}/book`)
  await page.locator('a[data-day]').first().click()
  await page.getByRole('radio').first().check({ force: true })
  await page.getByLabel('Full name').fill('Hedy Lamarr')
  await page.getByLabel('Email').fill('hedy@walk.example')
  await delay(3_000)
  await page.getByRole('button', { name: 'Book the call' }).click()
  await page.waitForURL(/\/booking\/[\w-]{43}$/)
  const { pathname } = new URL(page.url())
  await page.close()
  return pathname
}
