import { longDate } from '#app/ui/format-date.ts'
import { accessibilityWords } from '#content/accessibility.ts'
import type { Conformance, Criterion } from '#content/accessibility-report.ts'
import { company } from '#content/company.ts'
import type { AccessibilityReport } from './report.ts'

/** The edition of the VPAT, by its name in the catalogue of OpenACR. */
export const openAcrCatalog = '2.5-edition-wcag-2.2-en'

type Contact = {
  name?: string
  company_name: string
  email: string
  phone?: string
  website: string
}
type Chapter = {
  notes?: string
  disabled?: boolean
  criteria?: {
    num: string
    components: { name: 'web'; adherence: { level: Conformance; notes: string } }[]
  }[]
}

/** A report by the schema openacr-0.1.0 of the US General Services Administration. */
export type OpenAcr = {
  title: string
  product: { name: string; description: string }
  author: Contact
  vendor: Contact
  report_date: string
  last_modified_date: string
  version: number
  notes: string
  evaluation_methods_used: string
  feedback: string
  catalog: string
  chapters: Record<string, Chapter>
}

/**
 * The report for programs.
 * @param from its public address, and the telephone number that staff state
 */
export function openAcr(
  report: AccessibilityReport,
  from: { origin: string; telephone?: string },
): OpenAcr {
  const words = accessibilityWords.openAcr
  const { axe, prepared } = report
  const contact = {
    company_name: company.name,
    email: company.mailbox,
    ...(from.telephone ? { phone: from.telephone } : {}),
    website: from.origin,
  }
  const { axe: automatic, hand } = accessibilityWords
  return {
    title: words.title(company.name),
    product: { name: company.name, description: words.description },
    author: contact,
    vendor: contact,
    report_date: prepared,
    last_modified_date: prepared,
    version: 1,
    notes: [words.notes, ...report.notTested].join('\n'),
    evaluation_methods_used: [
      automatic(report.pages.length, axe.checks, axe.version, axe.browser),
      hand(report.handTests.length, longDate(report.lastByHand)),
    ].join('\n'),
    feedback: `${from.origin}/accessibility#report-a-problem`,
    catalog: openAcrCatalog,
    chapters: {
      success_criteria_level_a: { criteria: chapterOf(report.criteria, 'A') },
      success_criteria_level_aa: { criteria: chapterOf(report.criteria, 'AA') },
      success_criteria_level_aaa: { notes: words.levelAaa, disabled: true },
    },
  }
}

function chapterOf(criteria: readonly Criterion[], level: Criterion['level']) {
  return criteria
    .filter((one) => one.level === level)
    .map(({ id, result, remarks }) => ({
      num: id,
      components: [{ name: 'web' as const, adherence: { level: result, notes: remarks } }],
    }))
}

/** The same as a file. The library is loaded with the first one. */
export async function openAcrFile(acr: OpenAcr): Promise<string> {
  const { stringify } = await import('yaml')
  // Older programs would read a bare date as a date, where the schema asks for text.
  return stringify(acr, { lineWidth: 0, version: '1.1', aliasDuplicateObjects: false })
}
