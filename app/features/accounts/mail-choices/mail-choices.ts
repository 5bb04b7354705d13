import { z } from 'zod'
import { type ChosenKind, type MailChoice, mailChoices } from '#app/features/mail/mail-kinds.ts'
import { isZone } from '#app/platform/time-zone.ts'
import { mailChoicesPart } from '#content/mail-choices.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = mailChoicesPart

const choice = z.enum(mailChoices, { error: errors.choice })

export const mailChoicesSchema = z.object({
  projects: choice,
  requests: choice,
  decisions: choice,
  comments: choice,
  tickets: choice,
  colleagues: choice,
  timeZone: z.string({ error: errors.zone }).refine(isZone, errors.zone),
} satisfies Record<ChosenKind | 'timeZone', z.ZodType>)

export type MailChoices = Record<ChosenKind, MailChoice>
export type ChosenMails = MailChoices & { timeZone: string }

/** What the account page shows: the choices, and the zones to choose from. */
export type OwnMails = ChosenMails & {
  zones: string[]
  /** The zone of the browser when it is another one than chosen. */
  browserZone: string | null
}
