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

it('a faint text is found on every page that has it, although its place was good before', async () => {
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

it('a text is not taken for known that looks like a good, hidden or disabled one on another background', async () => {
  await using visitor = await visit(browser)
  const faults = async (main: string) => {
    await visitor.page.setContent(
      `<html lang="en"><title>A page</title><main>${main}</main></html>`,
    )
    const found = await accessibilityFaults(visitor.page)
    return found.map((one) => one.split(':')[0])
  }
  const grey = 'style="color: #666"'
  expect(await faults(`<p ${grey}>Words</p><p ${grey}>More words</p>`)).toEqual([])
  expect(await faults(`<div style="background: #777"><p ${grey}>Words</p></div>`)).toHaveLength(1)
  expect(await faults(`<p style="color: #666; opacity: 0.5">Words</p>`)).toHaveLength(1)
  const below =
    'style="position: absolute; inset: 0 0 auto; height: 4em; background: #777; z-index: -1"'
  expect(await faults(`<div ${below}></div><p ${grey}>Words</p>`)).toHaveLength(1)
  const pale = 'style="color: #ccc"'
  const first = [
    `<p hidden ${pale}>Words</p>`,
    `<button disabled ${pale}>Words</button>`,
    `<p ${pale}>1</p>`,
  ]
  for (const one of first) expect(await faults(`${one}<p ${pale}>Words</p>`)).not.toEqual([])
  // Of many that look the same one is named.
  expect(await faults(`<p ${pale}>Words</p>`.repeat(9))).toHaveLength(1)
})
