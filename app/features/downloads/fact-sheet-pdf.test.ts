import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { textsIn } from '#app/features/page-copy/stored-texts.ts'
import { withTexts } from '#app/features/page-copy/with-texts.ts'
import { limitOf } from '#app/features/page-texts/page-fields.ts'
import { capabilities, listedCapability } from '#content/capabilities/overview.ts'
import { company } from '#content/company.ts'
import { factSheets } from '#content/fact-sheets.ts'
import { listedSolution, solutions } from '#content/solutions/overview.ts'
import { overlaps, wordsOfPages } from '#test/pdf-lines.ts'
import { type FactSheetPage, factSheetName, factSheetPages } from './downloads.ts'
import { type FactSheet, factSheetOf } from './fact-sheet.ts'
import { printFactSheet } from './fact-sheet-pdf.server.ts'
import { factSheetCopies } from './fact-sheet-service.server.ts'

type Change = (text: string, limit: number) => string

/** The fact sheet of a page, each of whose texts is changed. */
function sheetOf(page: FactSheetPage, change: Change = (text) => text): FactSheet {
  const changed = <Copy>(copy: Copy): Copy =>
    withTexts(
      copy,
      Object.fromEntries(
        textsIn(copy)
          .filter(([path]) => !/(^|\.)(path|id|value)$/.test(path))
          .map(([path, text]) => [path, change(text, limitOf(path, text))]),
      ),
    )
  const details = page.startsWith('/solutions/')
    ? listedSolution(changed(solutions), page)
    : listedCapability(changed(capabilities), page)
  const copy = changed(factSheetCopies[page])
  return factSheetOf({ page, copy, details, origin: 'https://unordin.example', day: '2026-11-22' })
}

const plain = (text: string) => text.replaceAll(/\s+/g, '').replaceAll('\u00a0', '')

/** The text of the only page, whose words are above its foot and not over each other. */
async function read(sheet: FactSheet) {
  const bytes = await printFactSheet(sheet)
  const pages = await wordsOfPages(bytes)
  expect(pages).toHaveLength(1)
  const words = pages.flat()
  expect(overlaps(words)).toEqual([])
  const foot = 49
  const above = words.filter(({ baseline }) => baseline > foot)
  expect(Math.min(...above.map(({ baseline }) => baseline))).toBeGreaterThan(70)
  expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(545)
  return { text: plain(words.map(({ text }) => text).join('')), bytes }
}

describe.each(factSheetPages)('the fact sheet of %s', (page) => {
  it('has the texts of the page on one page', async () => {
    const sheet = sheetOf(page)
    const { text, bytes } = await read(sheet)
    const { features, outcomes, safeguards } = factSheetCopies[page]
    const items = [...features.items, ...sheet.details]
    const said = [
      ...[sheet.title, sheet.headline.map((part) => part.text).join(''), sheet.lead],
      ...[features.title, outcomes.title, sheet.action.title, sheet.action.text],
      ...items.flatMap(({ title, text: one }) => [title, one]),
      ...outcomes.items.flatMap(({ value, label, note = '' }) => [value, label, note]),
      ...safeguards.items.map(({ title }) => title),
      ...[company.mailbox, `unordin.example${page}`, 'November 22, 2026'],
    ]
    for (const one of said) expect(text.toLowerCase()).toContain(plain(one).toLowerCase())
    expect(bytes.length).toBeLessThan(60 * 1024)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: factSheets.title(sheet.title), Language: 'en-CA' })
  })

  it('is one page with the longest texts that the editor allows', async () => {
    const longer: Change = (text, limit) => `${text} ${text} ${text} ${text}`.slice(0, limit)
    const sheet = sheetOf(page, longer)
    const { text } = await read(sheet)
    for (const { title, text: one } of sheet.features.items)
      expect(text).toContain(plain(title + one))
  })

  it('leaves parts out and says so before anything runs off the page', async () => {
    const { text } = await read(sheetOf(page, (_, limit) => 'W'.repeat(limit)))
    expect(text).toMatch(/Thepagehas(onemorepart|\d+moreparts)/)
  })
})

it('a name belongs to one page', () => {
  expect(new Set(factSheetPages.map(factSheetName)).size).toBe(factSheetPages.length)
})
