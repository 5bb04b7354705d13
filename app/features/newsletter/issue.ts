import { z } from 'zod'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { issuePage } from '#content/admin-newsletter.ts'

// Zod's compiled parsers need eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

export const issueStates = ['draft', 'sending', 'stopped', 'sent'] as const
export type IssueState = (typeof issueStates)[number]

/** An insight in an issue. */
export type IssueItem = {
  id: string
  slug: string
  title: string
  excerpt: string | null
  published_at: string
}

export type IssueRow = {
  id: string
  subject: string
  state: IssueState
  /** The number of readers, and how many mails were sent or failed. */
  total: number
  sent: number
  failed: number
  skipped: number
  created_at: string
  started_at: string | null
}

/**
 * The content that is sent: the current one of a draft, later the one stored when sending started.
 */
export type IssueContent = { subject: string; introduction: string; items: IssueItem[] }
export type Issue = IssueRow & { introduction: string; per_minute: number }

export const issueItemsMost = 20
export const perMinuteMost = 1000

const text = (most: number, error: string) =>
  z.preprocess((value) => cleanText(value) ?? '', z.string().max(most, error))

export const issueSchema = z.object({
  // A line break in a subject could add a mail header.
  subject: z.preprocess(
    (value) => (typeof value === 'string' ? (cleanLine(value) ?? '') : ''),
    z.string().max(150, issuePage.errors.subject),
  ),
  introduction: text(3000, issuePage.errors.introduction),
})
export type IssueInput = z.output<typeof issueSchema>

/** The errors of a draft that was not saved. */
export type IssueRefusal = {
  entry: Record<string, string>
  errors: Partial<Record<'subject' | 'introduction' | 'form', string>>
}
