import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { criteria } from '#content/accessibility-report.ts'
import { openAcr, openAcrFile } from './openacr.server.ts'
import { accessibilityReport } from './report.server.ts'

const text = z.string()
const contact = z.object({
  name: text.optional(),
  company_name: text.optional(),
  address: text.optional(),
  email: text,
  phone: text.optional(),
  website: text.optional(),
})
const component = z.object({
  name: text,
  adherence: z.object({ level: text, notes: text.optional() }).optional(),
})
const chapter = z.object({
  notes: text.optional(),
  disabled: z.boolean().optional(),
  criteria: z.array(z.object({ num: text, components: z.array(component).optional() })).optional(),
})

/** The rules of the published schema openacr-0.1.0.json. Other properties are allowed there. */
const schema = z.object({
  title: text,
  product: z.object({ name: text, version: text.optional(), description: text.optional() }),
  author: contact,
  vendor: contact.optional(),
  report_date: text.optional(),
  last_modified_date: text.optional(),
  version: z.int().optional(),
  notes: text.optional(),
  evaluation_methods_used: text.optional(),
  legal_disclaimer: text.optional(),
  license: text.optional(),
  repository: text.optional(),
  feedback: text.optional(),
  chapters: z.record(text, chapter).optional(),
})

/** The rules of the catalogue 2.5-edition-wcag-2.2-en: names of chapters, criteria, components and results. */
const levels = { success_criteria_level_a: 'A', success_criteria_level_aa: 'AA' } as const
const chapters = [...Object.keys(levels), 'success_criteria_level_aaa']
const components = ['web', 'electronic-docs', 'software', 'authoring-tool']
const terms = ['supports', 'partially-supports', 'does-not-support', 'not-applicable']

function catalogueFaults(acr: z.infer<typeof schema>): string[] {
  return Object.entries(acr.chapters ?? {}).flatMap(([id, { criteria: rows = [] }]) => [
    ...(chapters.includes(id) ? [] : [`no chapter ${id}`]),
    ...rows.flatMap(({ num, components: parts = [] }) => {
      const level = levels[id as keyof typeof levels]
      const known = criteria.some((one) => one.id === num && one.level === level)
      return [
        ...(known ? [] : [`${num} is not in ${id}`]),
        ...parts.flatMap(({ name, adherence }) => [
          ...(components.includes(name) ? [] : [`no component ${name}`]),
          ...(!adherence || terms.includes(adherence.level)
            ? []
            : [`no result ${adherence.level}`]),
        ]),
      ]
    }),
  ])
}

const from = { origin: 'https://unordin.example', telephone: '+1 613 555 0100' }
const acr = openAcr(accessibilityReport, from)

describe('the OpenACR file', () => {
  it('follows the schema and the catalogue of the WCAG edition', async () => {
    const file = await openAcrFile(acr)
    const read = parse(file) as unknown
    expect(parse(file, { version: '1.1' })).toEqual(read)
    expect(read).toEqual(JSON.parse(JSON.stringify(acr)))
    expect(catalogueFaults(schema.parse(read))).toEqual([])
    expect(acr.catalog).toBe('2.5-edition-wcag-2.2-en')
  })

  it('has every criterion with the result and the remarks of the page', () => {
    const rows = Object.values(acr.chapters).flatMap((one) => one.criteria ?? [])
    expect(
      rows.map(({ num, components: [part] }) => [
        ...[num, part?.adherence.level, part?.adherence.notes],
      ]),
    ).toEqual(
      (['A', 'AA'] as const).flatMap((level) =>
        criteria
          .filter((one) => one.level === level)
          .map(({ id, result, remarks }) => [id, result, remarks]),
      ),
    )
  })

  it('says whom to ask, and a telephone number only when staff state one', () => {
    expect(acr.author).toMatchObject({ email: 'info@unordin.example', phone: from.telephone })
    const { author } = openAcr(accessibilityReport, { origin: from.origin })
    expect(author).not.toHaveProperty('phone')
  })

  it.each([
    ['a missing author', { ...acr, author: undefined }],
    ['a date that is no text', { ...acr, report_date: 20261122 }],
    ['a contact without an address', { ...acr, vendor: { company_name: 'x' } }],
  ])('is refused with %s', (_, broken) => {
    expect(schema.safeParse(broken).success).toBe(false)
  })

  it('is refused with names that the catalogue does not have', () => {
    const rows = [{ num: '9.9.9', components: [{ name: 'paper', adherence: { level: 'mostly' } }] }]
    const broken = { ...acr, chapters: { success_criteria_level_a: { criteria: rows }, other: {} } }
    expect(catalogueFaults(schema.parse(broken))).toEqual([
      '9.9.9 is not in success_criteria_level_a',
      'no component paper',
      'no result mostly',
      'no chapter other',
    ])
  })
})
