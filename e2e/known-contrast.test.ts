import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { accessibilityFaults } from './page-checks.ts'
import { visit } from './visit.ts'

const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const good = '#333'
const faint = '#ddd'
const page = (parts: { header?: string; state?: string; dark?: string; main?: string }) => `
  <html lang="en"><title>A page</title>
  <style>@media (prefers-color-scheme: dark) { .bar { color: ${parts.dark ?? good} } }</style>
  <header class="bar"><p style="color: ${parts.header ?? good}"><a ${parts.state ?? ''}>Home</a></p>
    <style>[aria-current] { color: ${faint} }</style><b>Menu</b></header>
  <main style="color: ${parts.main ?? good}">Words</main></html>`

it('a faint text is found on every page that has it, although the frame was good before', async () => {
  await using visitor = await visit(browser)
  const faults = async (html: string) => {
    await visitor.page.setContent(html)
    const found = await accessibilityFaults(visitor.page)
    return found.map((one) => one.split(':')[0])
  }
  expect(await faults(page({}))).toEqual([])
  expect(await faults(page({}))).toEqual([])
  expect(await faults(page({ main: faint }))).toEqual(['color-contrast main'])
  for (const _ of ['never', 'remembered'])
    expect(await faults(page({ header: faint }))).toEqual(['color-contrast a'])
  expect(await faults(page({ state: 'aria-current="page"' }))).toEqual(['color-contrast a'])
  expect(await faults(page({ dark: faint }))).toEqual([])
  await visitor.page.emulateMedia({ colorScheme: 'dark' })
  expect(await faults(page({ dark: faint }))).toEqual(['color-contrast b'])
})
