import { leadAnswer } from '#content/lead-answers.ts'

/** How long an answer can be stopped before it is sent, in seconds. */
export const waitSeconds = 10
export const subjectLength = 200
export const bodyLength = 10_000

export const blankNames = ['name', 'organization', 'staff'] as const
/** What the blanks of a template mean for one lead; null where that is not known. */
export type BlankValues = Record<(typeof blankNames)[number], string | null>

const blank = /\{([a-z][a-z _-]{0,30})\}/gi

/** A text with those blanks filled in that are known. */
export const fillBlanks = (text: string, values: BlankValues): string =>
  text.replace(blank, (whole, name: string) => {
    const known = blankNames.find((one) => one === name.trim().toLowerCase())
    return (known && values[known]) || whole
  })

/** The blanks of a text that nobody has filled in, each once. */
export const openBlanks = (text: string): string[] => [...new Set(text.match(blank))]

export type AnswerText = { subject: string; body: string }
export type AnswerFaults = Partial<Record<keyof AnswerText | 'template', string>>

/** What is wrong with an answer, by its fields. */
export function answerFaults({ subject, body }: AnswerText): AnswerFaults {
  const { errors } = leadAnswer
  const fault = (text: string, most: number, empty: string, long: string) => {
    if (!text.trim()) return empty
    if (text.length > most) return long
    const open = openBlanks(text)
    return open.length > 0 ? errors.blanks(open) : undefined
  }
  const faults = {
    subject: fault(subject, subjectLength, errors.subject, errors.subjectLong),
    body: fault(body, bodyLength, errors.body, errors.bodyLong),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => text))
}

/** A text with a template added: what is typed stays, and the subject is set where there is none. */
export const withTemplate = (typed: AnswerText, template: AnswerText): AnswerText => ({
  subject: typed.subject.trim() ? typed.subject : template.subject,
  body: typed.body.trim() ? `${typed.body.trimEnd()}\n\n${template.body}` : template.body,
})

/** A mail of a lead, as its page shows it. */
export type LeadMail = {
  id: string
  state: 'queued' | 'sent' | 'failed' | 'received'
  address: string
  subject: string
  body: string
  file_names: string[]
  author_name: string | null
  created_at: string
}
