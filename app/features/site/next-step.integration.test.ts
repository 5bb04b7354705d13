import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageSteps, stepsOf } from '#content/page-steps.ts'
import { sitePaths } from '#content/site-map.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { pageStepOf } from './next-step.server.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample' })
})
afterAll(() => product.close())

const examples = ['/projects/one-visa-file-for-every-mission', '/blog/sovereignty-you-can-test']
const attribute = (tag: string, name: string) =>
  tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&')
const pathOf = (address = '') => new URL(address, 'https://any.example').pathname

type Found = { steps: string[]; heroes: string[]; forms: string[]; primary: string[] }

/** The next steps, the forms and the primary links of a page's main region. */
function read(page: string): Found {
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
  const links = main.match(/<a [^>]*>/g) ?? []
  const at = (place: string) =>
    links
      .filter((tag) => attribute(tag, 'data-next-step') === place)
      .map((tag) => attribute(tag, 'href') ?? '')
  const forms = (main.match(/<form[^>]*>/g) ?? []).filter(
    (tag) => attribute(tag, 'method') === 'post' || attribute(tag, 'role') === 'search',
  )
  return {
    steps: at('closing'),
    heroes: at('hero'),
    forms: forms.map((tag) => pathOf(attribute(tag, 'action'))),
    primary: links
      .filter((tag) => / bg-navy /.test(attribute(tag, 'class') ?? ''))
      .map((tag) => attribute(tag, 'href') ?? ''),
  }
}

/** What a page says that contradicts its row. */
function faultsOf(path: string, page: string): string[] {
  const step = pageStepOf(path)
  if (!step) return [`${path} has no row`]
  const { steps, heroes, forms, primary } = read(page)
  const wanted = step.isForm ? [] : [step.to]
  const faults: string[] = []
  if (steps.join() !== wanted.join()) faults.push(`${path} ends with "${steps}", not "${wanted}"`)
  if (step.isForm && forms.filter((form) => form === step.to).length !== 1)
    faults.push(`${path} does not have one form for ${step.to}: ${forms}`)
  for (const href of heroes) if (href !== step.to) faults.push(`${path} begins with ${href}`)
  // A link within the page leads to its own form.
  const others = primary.filter(
    (href) => href !== step.to && !(step.isForm && href.startsWith('#')),
  )
  for (const href of others) faults.push(`${path} has a second primary link, ${href}`)
  return faults
}

test.each([...sitePaths, ...examples])('%s has exactly one primary next step', async (path) => {
  const answer = await product.client().get(path)
  expect(answer.status).toBe(200)
  expect(faultsOf(path, await answer.text())).toEqual([])
})

test('a page without a step, with two steps or with another one is found', () => {
  const page = (inside: string) => `<main>${inside}</main>`
  const link = (to: string) => `<a class="x bg-navy y" href="${to}" data-next-step="closing">`
  expect(faultsOf('/trust', page(link('/book')))).toEqual([])
  expect(faultsOf('/trust', page(''))).toHaveLength(1)
  expect(faultsOf('/trust', page(link('/book') + link('/book')))).toHaveLength(1)
  expect(faultsOf('/trust', page(link('/contact')))).toHaveLength(2)
  expect(
    faultsOf('/trust', page(`${link('/book')}<a class="a bg-navy b" href="/x">`)),
  ).toHaveLength(1)
  expect(faultsOf('/contact', page(''))).toHaveLength(1)
  expect(faultsOf('/no/such/page', page(''))).toEqual(['/no/such/page has no row'])
})

test('each step is one of its stage, or says why not; each leads to a page that exists', async () => {
  for (const [path, { stage, to, because }] of Object.entries(pageSteps)) {
    if (!because) expect(stepsOf[stage], path).toContain(pathOf(to))
    expect((await product.client().get(to)).status, `${path} leads to ${to}`).toBe(200)
  }
})

test('the step of a solution opens the estimate with that solution and without errors', async () => {
  const { to } = pageSteps['/solutions/governance']
  const page = await (await product.client().get(to.replace(/#.*/, ''))).text()
  expect(page).toMatch(/<option value="governance" selected=""/)
  expect(page).not.toContain('aria-invalid="true"')
})
