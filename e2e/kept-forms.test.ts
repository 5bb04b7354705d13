import { globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { pageRoutes } from '#test/page-routes.ts'
import { plantPages, walkedProduct } from '#test/pages-to-walk.ts'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { enterAs, enterPanel, hydrated, type Visit, visit } from './visit.ts'

const product = await startProduct({ env: walkedProduct })
const { baseUrl } = product
const { addresses } = await plantPages(product)
const browser = await sharedBrowser()
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

/** What stands for a name that is not written in the form itself. */
const namedElsewhere: Record<string, string> = { kind: 'reply|note', intent: 'void' }

/** The names of all kept forms in the code, as patterns; several files may have the same. */
const inCode = globSync('app/**/*.tsx').flatMap((path) =>
  [
    ...readFileSync(path, 'utf8').matchAll(
      /<Kept\s+name=(?:"([^"]+)"|\{(.+?)\}\s(?:\/|refill|about|onStored))/g,
    ),
  ].map(
    ([, text, code = '']) =>
      text ?? namedElsewhere[code] ?? code.replaceAll('`', '').replace(/\$\{[^}]*\}/g, '.*'),
  ),
)

/**
 * Not visited: dialogs over a page that is visited, the leads in their other list, and publications, which the
 * server keeps as drafts.
 */
const skipped =
  /\*|\/(delete|send)$|^\/lead_admin\/(inbox\/:|insights\/|published-projects\/|help\/)/

type Met = { at: string; name: string }
const met: Met[] = []
const faults: string[] = []

/** Addresses below which a form opens: one for each parameter that the links of a page add to its address. */
function statesIn(html: string, address: string): string[] {
  const path = address.replace(/\?.*/, '')
  const states = new Map<string, string>()
  for (const [, href = ''] of html.matchAll(/href="([^"#]*\?[^"#]*)/g)) {
    const [target = '', query = ''] = href.replaceAll('&amp;', '&').split('?')
    const names = [...new URLSearchParams(query).keys()].join()
    if (target === '' || target === path) states.set(names, `${path}?${query}`)
  }
  return [...states.values()]
}

/** An invoice that is being written, and one that was issued with what is below it. */
async function invoicesOf({ request }: Page): Promise<string[]> {
  const list = '/lead_admin/invoices'
  const read = async (address: string) => (await request.get(baseUrl + address)).text()
  const [, client = ''] =
    /clients\?edit=([0-9a-f-]{36})/.exec(await read('/lead_admin/clients')) ?? []
  const id: string = crypto.randomUUID()
  const form = { id, client, description: 'Kept' }
  await request.post(`${baseUrl}${list}/new`, { form, headers: { origin: baseUrl } })
  const [issued] =
    /\/lead_admin\/invoices\/[0-9a-f-]{36}/.exec(await read(`${list}?status=pending`)) ?? []
  return [`${list}/${id}`, `${issued}`, `${issued}/credit`]
}

/** A ticket that is solved: it can be rated. */
async function solvedTicketOf({ request }: Page): Promise<string[]> {
  const list = await (await request.get(`${baseUrl}/dashboard/support?status=resolved`)).text()
  const [ticket] = /\/dashboard\/support\/[0-9a-f-]{36}/.exec(list) ?? []
  return [`${ticket}`]
}

/** The pages of one reader that have a kept form. */
async function pagesWithForms({ page }: Visit, gate: string): Promise<string[]> {
  const read = async (address: string) => {
    const answer = await page.request.get(baseUrl + address)
    const html = answer.headers()['content-type']?.includes('html') ? await answer.text() : ''
    return { address, html, forms: html.split('name="sendId"').length - 1 }
  }
  const first = [...pageRoutes(routes)]
    .filter(([pattern]) => pattern.startsWith(gate) && !skipped.test(pattern))
    .flatMap(([pattern, route]) => addresses(pattern, route))
  if (gate === '/lead_admin') first.push(...(await invoicesOf(page)))
  else first.push(...(await solvedTicketOf(page)))
  const found: string[] = []
  for (const address of first) {
    const { html, forms } = await read(address)
    if (forms > 0) found.push(address)
    for (const state of statesIn(html, address)) {
      const more = await read(state)
      if (more.forms > forms) found.push(state)
    }
  }
  return found
}

/** Types into every kept form of the page; what each keeps, by its place. */
const typeIntoAll = (page: Page) =>
  page.evaluate(() => {
    const values: Record<string, string> = {
      ...{ email: 'kept@words.example', number: '7', date: '2031-02-03', month: '2031-02' },
      ...{ time: '10:30', url: 'https://kept.example/', tel: '+1 613 555 0100' },
    }
    const marks = [...document.querySelectorAll<HTMLInputElement>('input[name=sendId]')]
    return marks.map(({ form }) => {
      const before = new Set(Object.keys(localStorage))
      const typed: [name: string, at: number, words: string][] = []
      const fields = [...(form?.elements ?? [])].filter(
        (one): one is HTMLInputElement | HTMLTextAreaElement => one.matches('input, textarea'),
      )
      for (const [at, one] of fields.entries()) {
        const isText = /^(text|textarea|email|number|date|month|time|url|tel)$/.test(one.type)
        if (!isText || one.readOnly || one.disabled || one.name === '') continue
        if (one.hasAttribute('data-unkept')) continue
        const words = (values[one.type] ?? `Kept words ${at}`).slice(
          0,
          Math.max(one.maxLength, 0) || 100,
        )
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value')?.set?.call(one, words)
        one.dispatchEvent(new Event('input', { bubbles: true }))
        const same = fields.filter(({ name }) => name === one.name)
        typed.push([one.name, same.indexOf(one), one.value])
      }
      const places = Object.keys(localStorage).filter((key) => !before.has(key))
      return { places, typed }
    })
  })

type Typed = Awaited<ReturnType<typeof typeIntoAll>>[number]['typed']

/** The fields of all kept forms that do not have what was typed; presses Restore where it is offered. */
const missingIn = (page: Page, typed: Typed[]) =>
  page.evaluate((typed) => {
    const marks = [...document.querySelectorAll<HTMLInputElement>('input[name=sendId]')]
    return marks.flatMap(({ form, nextElementSibling }, index) => {
      const [restore] = nextElementSibling?.querySelectorAll('button') ?? []
      if (restore?.textContent === 'Restore') restore.click()
      const fields = [...(form?.elements ?? [])] as HTMLInputElement[]
      return (typed[index] ?? [])
        .filter(
          ([name, at, words]) => fields.filter((one) => one.name === name)[at]?.value !== words,
        )
        .map(([name]) => `${index}: ${name}`)
    })
  }, typed)

async function walk({ page }: Visit, waiting: string[]): Promise<void> {
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    await page.goto(baseUrl + address)
    await hydrated(page)
    const forms = await typeIntoAll(page)
    for (const [index, { places, typed }] of forms.entries()) {
      const [place = ''] = places
      const name = decodeURIComponent(place)
        .replace(/^[^#]*#/, '')
        .replace(/:[^:]*$/, '')
      if (place)
        met.push({ at: address.replace(/\?.*/, '').replace(/[0-9a-f-]{36}/g, ':id'), name })
      else if (typed.length > 0) faults.push(`${address} keeps nothing of form ${index}`)
    }
    await page.reload()
    await hydrated(page)
    const typed = forms.map((form) => form.typed)
    await expect
      .poll(() => missingIn(page, typed), { message: address })
      .toEqual([])
      .catch((error) => faults.push(String(error)))
    // Another page may show the same form.
    await page.evaluate(() => localStorage.clear())
  }
}

it('every kept form of panel and portal offers again what was typed, after a reload', async () => {
  const staff = [await visit(browser), await visit(browser)]
  for (const { page } of staff) await enterPanel(page, baseUrl)
  const client = await visit(browser)
  await enterAs(client.page, `${baseUrl}/auth`, 'client@example.com', sampleClientPassword)
  const [ofStaff, ofClient] = await Promise.all([
    pagesWithForms(staff[0] as Visit, '/lead_admin'),
    pagesWithForms(client, '/dashboard'),
  ])
  await Promise.all([...staff.map((one) => walk(one, ofStaff)), walk(client, ofClient)])
  expect(faults).toEqual([])
  // Each form of the code was met; those with one name on as many pages as there are such forms.
  const notMet = [...new Set(inCode)].filter((name) => {
    const pages = met.filter((one) => new RegExp(`^(${name})$`).test(one.name)).map(({ at }) => at)
    return new Set(pages).size < inCode.filter((one) => one === name).length
  })
  expect(notMet).toEqual([])
  expect(inCode.length).toBeGreaterThan(40)
})
