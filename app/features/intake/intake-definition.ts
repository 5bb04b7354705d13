import type { z } from 'zod'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import type { Consent } from './intake.ts'

/** The labels of a form's fields and choices, for staff. */
export type FormLabels = {
  fields: Readonly<Record<string, string>>
  /** The labels of stored values, by field. */
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** One post of a form, to be stored once and completely. */
export type Submission<Input> = {
  id: string
  input: Input
  consent: Consent
}

/**
 * Everything the intake needs to know of one public form. `store` runs in the transaction that
 * receives the post, or later in the one that releases it from quarantine. It stores the record
 * under the submission's id and queues its mails.
 */
export type Intake<Schema extends z.ZodObject = z.ZodObject> = {
  /** The name in the token endpoint's address: `a-z_`. */
  form: string
  /** The page of the form, for the record of consent. */
  page: string
  consent: string
  schema: Schema
  labels: FormLabels
  /** The recipient of the mails: used for rate limits, and shown in the quarantine. */
  sender(input: z.output<Schema>): { name: string; email: string }
  store(app: App, tx: Tx, submission: Submission<z.output<Schema>>): Promise<void>
  /**
   * The fields that identify a post, if not all of the input: two posts with the same values are
   * one record.
   */
  identity?(input: z.output<Schema>): object
}
