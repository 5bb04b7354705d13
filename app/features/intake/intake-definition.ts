import type { z } from 'zod'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import type { Consent } from './intake.ts'

/** How a form names its fields and choices, for whoever looks at what it sent. */
export type FormWords = {
  fields: Readonly<Record<string, string>>
  /** By field, then by the value that is stored. */
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What a form hands over to be stored: once, and whole. */
export type Submission<Input> = {
  id: string
  input: Input
  consent: Consent
}

/**
 * One public form: everything the intake needs to know of it. `store` runs in the transaction that
 * takes the post, and once more the same way when staff release a held one; it writes the record
 * under the submission's id and queues its mails.
 */
export type Intake<Schema extends z.ZodObject = z.ZodObject> = {
  /** As in the address of its token: `a-z_`. */
  form: string
  /** Where it stands, for the consent. */
  page: string
  consent: string
  schema: Schema
  words: FormWords
  /** Whom the mails go to: counted, and shown when the post is held. */
  sender(input: z.output<Schema>): { name: string; email: string }
  store(app: App, tx: Tx, submission: Submission<z.output<Schema>>): Promise<void>
  /** What makes two posts the same, if that is less than all of the input. */
  identity?(input: z.output<Schema>): object
}
