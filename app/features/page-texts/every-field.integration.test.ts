import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SitePath, sitePaths } from '#content/site-map.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { pageFields } from './page-fields.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

/** Marks every text of a page that staff may change, as if they had published it. */
async function markAll(page: SitePath): Promise<{ path: string; mark: string }[]> {
  const fields = pageFields(page).filter(({ fixed }) => fixed === null)
  const marks = fields.map(({ path, original }, at) => ({ path, original, mark: `[${at}]` }))
  const texts = Object.fromEntries(
    marks.map(({ path, original, mark }) => [path, { text: `${mark}${original}`, original }]),
  )
  await product.app.db.client`insert into page_texts (page, version, texts)
    values (${page}, 1, ${JSON.stringify(texts)}::jsonb)`
  return marks
}

/** Texts that a page shows only when it is asked for something, and what shows them. */
const asked: Partial<Record<SitePath, readonly string[]>> = {
  '/pricing': [
    '/pricing?solution=evisa&services=4%2B&volume=1m%2B&systems=6%2B&languages=3%2B',
    '/pricing?services=none',
  ],
}
const statedPrices = {
  price_currency: 'CAD',
  prices_until: '2099-12-31',
  price_blueprint: '40000-60000',
}
/** What staff add in the panel, with which a page shows further texts, and a sign that it is shown. */
const added: Partial<Record<SitePath, { add: () => Promise<unknown>; sign: string }>> = {
  '/pricing': {
    add: () =>
      Promise.all(
        Object.entries(statedPrices).map(
          ([key, value]) => product.app.db.client`
            insert into company_facts (key, version, value) values (${key}, 1, ${value})`,
        ),
      ),
    sign: 'CAD 40,000',
  },
  '/references': {
    add: async () => product.app.db.client`
      with project as (
        insert into public_projects (slug, title, published) values ('marks', 'x', true) returning id
      )
      insert into client_references (organization, quote, said_by, figure, figure_note, figure_source,
        figure_on, project_id, may_contact, is_published, permission_by, permission_on, storage_key,
        evidence_name, evidence_size, evidence_type, evidence_sha256)
      select 'Port of Marks', 'x', 'x', '1', 'x', 'x', '2026-10-31', p.id, true, true, 'x',
        '2026-01-31', 'x/x', 'x', 1, 'x', repeat('0', 64)
      from project p`,
    sign: 'Port of Marks',
  },
  '/about': {
    add: async () => product.app.db.client`
      insert into team_members (full_name, role, profile_url, is_published)
      values ('Mark Marks', 'x', 'https://example.org/mark', true)`,
    sign: 'Mark Marks',
  },
}

test.each(sitePaths)('what staff may change on %s is shown there', async (page) => {
  const marks = await markAll(page)
  const client = product.client()
  // Without the scripts, which carry the changes as well.
  const read = async (at: string) =>
    (await (await client.get(at)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  await expect.poll(() => read(page)).toContain('[0]')
  const parts = await Promise.all([page, ...(asked[page] ?? [])].map(read))
  const more = added[page]
  if (more) {
    await more.add()
    await expect.poll(async () => (await read(page)).includes(more.sign)).toBe(true)
    parts.push(await read(page))
  }
  const shown = parts.join()
  expect(marks.filter(({ mark }) => !shown.includes(mark)).map(({ path }) => path)).toEqual([])
})
