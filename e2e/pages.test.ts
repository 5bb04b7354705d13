import { afterAll, describe, expect, it } from 'vitest'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { incident, statusPanelPath } from '#test/status.ts'
import { exportLeads, sendLead } from './http-client.ts'
import { layoutFaultsAtWidths } from './layout-faults.ts'
import { lengthenTimes } from './longest-times.ts'
import { accessibilityFaults, looksAt } from './page-checks.ts'
import { enterAs, enterPanel, hydrated, type Visit, visit } from './visit.ts'

const demoPassword = 'a gate of our own'
const product = await startProduct({
  env: { DEMO_PASSWORD: demoPassword },
})
const browser = await sharedBrowser()
const { baseUrl } = product
for (let index = 1; index <= 3; index++) {
  await sendLead(baseUrl, {
    fullName: `Maximiliana Featherstonehaugh-Wolfeschlegel ${index}`,
    email: `a-rather-long-address-of-one-person-${index}@department.ministry.example.org`,
    companyName: 'Directorate-General for Digital Infrastructure and Public Registers',
    message: `${'Unbrokenlongword'.repeat(12)} and then ordinary words.`,
    primaryInterest: 'implementation',
  })
}
const leads = await exportLeads(baseUrl)
const talked = await fetch(`${baseUrl}/api/functions/smart-triage`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    conversationId: null,
    sessionId: crypto.randomUUID(),
    message: `I want to talk to a person. ${'Unbrokenlongword'.repeat(12)}`,
  }),
})
const { conversationId } = (await talked.json()) as { conversationId: string }
const { page, complaints } = await visit(browser)
const staff = await visit(browser)
await enterPanel(staff.page, baseUrl)
const client = await visit(browser)
await enterAs(client.page, `${baseUrl}/auth`, 'client@example.com', sampleClientPassword)
const demo = await visit(browser)
await demo.page.goto(`${baseUrl}/allied`)
await demo.page.getByLabel('Login ID').fill('demo')
await demo.page.getByLabel('Password').fill(demoPassword)
await demo.page.getByRole('button', { name: 'Open the dashboard' }).click()
await demo.page.getByRole('heading', { name: 'Key Contacts' }).waitFor()
/** The address of the first record of a list. @param below where its records are, on a page with other links */
async function firstIn(by: Visit, list: string, below = '/'): Promise<string> {
  await by.page.goto(baseUrl + list)
  const hrefs = await by.page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return (
    hrefs.find((href) => href.startsWith(below) && /\/[0-9a-f-]{36}$/.test(href)) ??
    `no record in ${list}`
  )
}
/** The address of the first milestone or update that a page of a project leads to. */
async function firstPart(by: Visit, project: string, kind: string): Promise<string> {
  await by.page.goto(baseUrl + project)
  const links = by.page.locator(`main a[href*="/${kind}/"][href$="#comments"]`)
  return (await links.first().getAttribute('href'))?.replace('#comments', '') ?? `no ${kind}`
}
/** An incident with long words; the page of the site shows it too. */
async function postedNotice({ page: panel }: Visit): Promise<string> {
  const form = { id: crypto.randomUUID(), ...incident, title: 'W'.repeat(60), text: 'W'.repeat(90) }
  const address = `${baseUrl}${statusPanelPath}/new`
  await panel.request.post(address, { form, headers: { origin: baseUrl } })
  return `${statusPanelPath}/${form.id}`
}
const records = {
  project: await firstIn(client, '/dashboard', '/dashboard/projects'),
  request: await firstIn(client, '/dashboard/requests'),
  decision: await firstIn(client, '/dashboard/decisions'),
  document: await firstIn(client, '/dashboard/documents'),
  ticket: await firstIn(client, '/dashboard/support'),
  portalInvoice: await firstIn(client, '/dashboard/invoices'),
  engagement: await firstIn(staff, '/lead_admin/engagements'),
  invoice: await firstIn(staff, '/lead_admin/invoices'),
  // Its table has the longest words in the narrowest columns.
  insight: await firstIn(staff, '/lead_admin/insights?q=Moving+a+register'),
  published: await firstIn(staff, '/lead_admin/published-projects'),
  staffDecision: await firstIn(staff, '/lead_admin/decisions'),
  help: await firstIn(staff, '/lead_admin/help'),
  notice: await postedNotice(staff),
  staffRequest: await firstIn(staff, '/lead_admin/requests'),
  staffTicket: await firstIn(staff, '/lead_admin/tickets?status=all'),
}
const progress = `${records.project}?part=progress`
const parts = {
  milestone: await firstPart(client, progress, 'milestones'),
  update: await firstPart(client, progress, 'updates'),
  staffMilestone: await firstPart(staff, records.engagement, 'milestones'),
  staffUpdate: await firstPart(staff, records.engagement, 'updates'),
}
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const pages = [
  { path: '/no/such/page', by: { page, complaints } },
  { path: '/admin/auth', by: { page, complaints } },
  { path: '/lead_admin', by: staff },
  { path: `/lead_admin/leads/${leads[0]?.id}`, by: staff },
  { path: '/careers/apply?job=service-designer', by: { page, complaints } },
  { path: '/careers?type=contract&location=ottawa', by: { page, complaints } },
  { path: '/auth', by: { page, complaints } },
  { path: '/auth?tab=sign-up', by: { page, complaints } },
  { path: '/book', by: { page, complaints } },
  { path: '/help', by: { page, complaints } },
  { path: '/status', by: { page, complaints } },
  { path: '/status/confirm', by: { page, complaints } },
  { path: '/status/unsubscribe', by: { page, complaints } },
  { path: '/auth/address', by: { page, complaints } },
  { path: '/auth/forgot', by: { page, complaints } },
  { path: '/allied', by: { page, complaints } },
  { path: '/allied?', by: demo },
  ...[
    '/allied/projects',
    '/allied/projects/inspection-platform?part=proposal',
    '/allied/billing',
  ].map((path) => ({ path, by: demo })),
  ...[
    '/dashboard',
    records.project,
    progress,
    parts.milestone,
    parts.update,
    `${records.project}?part=proposal`,
    '/dashboard/documents',
    records.document,
    '/dashboard/support',
    '/dashboard/support/new',
    records.ticket,
    '/dashboard/requests',
    records.request,
    '/dashboard/decisions',
    records.decision,
    '/dashboard/invoices',
    '/dashboard/invoices/statement',
    records.portalInvoice,
    `${records.portalInvoice}/card`,
    '/dashboard/help',
    '/dashboard/help?q=nowhere',
    '/dashboard/help/colleagues-and-access',
    '/dashboard/notifications',
    '/dashboard/search?q=e',
    '/dashboard/organization',
    '/dashboard/organization/activity',
    '/dashboard/account',
    '/dashboard/account/passkeys',
    '/dashboard/account/close',
  ].map((path) => ({ path, by: client })),
  ...[
    '/lead_admin/users',
    '/lead_admin/inbox',
    '/lead_admin/inbox/quarantine',
    '/lead_admin/inbox/mails',
    '/lead_admin/inbox/failed-mails',
    '/lead_admin/clients',
    '/lead_admin/clients/new',
    '/lead_admin/conversations',
    '/lead_admin/conversations/settings',
    `/lead_admin/conversations/${conversationId}`,
    `/lead_admin/conversations/${conversationId}?delete=1`,
    '/lead_admin/applications',
    '/lead_admin/engagements',
    '/lead_admin/invoices',
    '/lead_admin/invoices?q=nothing',
    '/lead_admin/invoices/new',
    '/lead_admin/invoices/settings',
    records.invoice,
    `${records.invoice}/credit`,
    records.engagement,
    parts.staffMilestone,
    parts.staffUpdate,
    '/lead_admin/comments',
    '/lead_admin/comments?show=all',
    '/lead_admin/decisions',
    '/lead_admin/decisions/new',
    records.staffDecision,
    '/lead_admin/requests',
    '/lead_admin/requests/new',
    '/lead_admin/requests/templates',
    records.staffRequest,
    '/lead_admin/documents',
    '/lead_admin/tickets',
    records.staffTicket,
    '/lead_admin/newsletter',
    '/lead_admin/newsletter/subscribers',
    '/lead_admin/invitations',
    '/lead_admin/bookings',
    '/lead_admin/search?q=sample',
    '/lead_admin/people',
    '/lead_admin/people/tasks',
    '/lead_admin/organisations',
    '/lead_admin/organisations/new',
    '/lead_admin/insights',
    '/lead_admin/insights/new',
    records.insight,
    `${records.insight}?delete=1`,
    '/lead_admin/taxonomy',
    '/lead_admin/taxonomy/capabilities',
    '/lead_admin/published-projects',
    '/lead_admin/published-projects/new',
    records.published,
    '/lead_admin/help',
    '/lead_admin/help/new',
    records.help,
    '/lead_admin/status',
    '/lead_admin/status/new?kind=maintenance',
    records.notice,
    `${records.notice}?remove=1`,
    '/lead_admin/settings',
    '/lead_admin/audit',
    '/lead_admin/account',
    '/lead_admin/account/passkeys',
  ].map((path) => ({ path, by: staff })),
]

describe.each(pages.map((one, index) => ({ ...one, looks: looksAt(index) })))(
  '$path',
  ({ path, by, looks }) => {
    it('has one title and a main region, fits every width, and logs no errors', async () => {
      by.complaints.length = 0
      const answer = await by.page.goto(`${baseUrl}${path}`)
      expect(answer?.status()).toBe(path.startsWith('/no/') ? 404 : 200)
      await hydrated(by.page)
      expect(await by.page.locator('h1').count()).toBe(1)
      expect(await by.page.locator('main').count()).toBe(1)
      expect(await by.page.title()).toMatch(/Unordin/)
      expect(await by.page.locator('html').getAttribute('lang')).toBe('en')
      // Else it would depend on the hour whether the page fits.
      await lengthenTimes(by.page)
      expect(await layoutFaultsAtWidths(by.page)).toEqual([])
      expect(by.complaints).toEqual([])
    })

    it.each(looks)('is accessible at %i, %s', async (width, colorScheme) => {
      await by.page.setViewportSize({ width, height: 800 })
      await by.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await accessibilityFaults(by.page)).toEqual([])
    })
  },
)

describe('the carousel', () => {
  const carousel = page.locator('[aria-roledescription=carousel]')
  const button = (name: string) => carousel.getByRole('button', { name, exact: true })
  const caption = () => carousel.locator('[aria-live=polite]').textContent()
  const steps = [
    'Step 1 of 5: Discovery call, 60-90 min',
    'Step 2 of 5: Assessment, 1 week',
    'Step 3 of 5: Blueprint development, 3-4 weeks',
    'Step 4 of 5: Review and refinement, 2-3 sessions',
    'Step 5 of 5: Implementation support, Ongoing',
  ]

  it('ends at the last slide and does not start again', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${baseUrl}/blueprint`)
    await hydrated(page)
    // It is loaded when the pointer comes near it.
    await carousel.scrollIntoViewIfNeeded()
    await button('Next step').waitFor()
    expect(await button('Previous step').isDisabled()).toBe(true)
    for (const [index, step] of steps.entries()) {
      if (index > 0) await button('Next step').click()
      await expect.poll(caption).toBe(step)
      const current = carousel.locator('[aria-current=step]')
      expect(await current.getAttribute('aria-label')).toMatch(`Go to step ${index + 1}: `)
    }
    expect(await button('Next step').isDisabled()).toBe(true)
    await button('Previous step').click()
    await expect.poll(caption).toBe(steps[3])
    await carousel.getByRole('button', { name: 'Go to step 2' }).click()
    await expect.poll(caption).toBe(steps[1])
    expect(await carousel.getByRole('button', { name: /^Go to step/ }).count()).toBe(5)
  })

  it('is used with the keyboard, and the chosen step is in view', async () => {
    await carousel.locator('[tabindex="0"]').focus()
    await page.keyboard.press('End')
    await expect.poll(caption).toBe(steps[4])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(caption).toBe(steps[3])
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(caption).toBe(steps[0])
    await page.keyboard.press('ArrowRight')
    await expect.poll(caption).toBe(steps[1])
    const slide = carousel.getByRole('group', { name: 'Step 2 of 5' }).getByText('1 week')
    const inView = () =>
      slide.boundingBox().then((box) => box !== null && box.x > 0 && box.x < 1280)
    await expect.poll(inView).toBe(true)
  })
})
