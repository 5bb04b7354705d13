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

test.each(sitePaths)('what staff may change on %s is shown there', async (page) => {
  const marks = await markAll(page)
  const client = product.client()
  // Without the scripts, which carry the changes as well.
  const read = async () =>
    (await (await client.get(page)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  await expect.poll(read).toContain('[0]')
  const shown = await read()
  expect(marks.filter(({ mark }) => !shown.includes(mark)).map(({ path }) => path)).toEqual([])
})
