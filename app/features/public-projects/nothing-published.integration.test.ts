import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ SEED: 'none' })
})
afterAll(() => product.close())

const read = async (path: string) => (await product.client().get(path)).text()

test('a list without published records has no filters and does not mention any', async () => {
  const projects = await read('/projects')
  expect(projects).toContain('No projects have been published yet.')
  expect(projects).toContain('href="/solutions"')
  for (const text of ['selected filters', 'Filter projects', '0 case studies'])
    expect(projects).not.toContain(text)
  const insights = await read('/blog')
  expect(insights).toContain('No insights available yet. Check back soon!')
  expect(insights).not.toContain('aria-label="Sections"')
})

test('with a filter the specified text is shown', async () => {
  const html = await read('/projects?sector=immigration')
  expect(html).toContain('No projects found with the selected filters.')
  expect(html).toContain('Clear Filters')
  expect(html).not.toContain('aria-label="Sector"')
})
