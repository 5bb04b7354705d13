import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { findFileFaults } from '#app/features/files/file-fault.ts'
import { newTicketSchema } from './ticket.ts'

/** The text fields of the form. */
export const newTicketFields = ['formId', ...Object.keys(newTicketSchema.shape)]

/** Checks the form; in the browser the chosen files too, which the server checks as they arrive. */
export function parseNewTicket(formData: FormData) {
  const files = z.unknown().superRefine((_, found) => {
    for (const message of findFileFaults(formData)) found.addIssue({ code: 'custom', message })
  })
  const schema = newTicketSchema.extend({ files: files.optional() })
  return parseWithZod(formData, { schema, disableAutoCoercion: true })
}

/** A refused new ticket, with what was typed. */
export type NewTicketRefusal = {
  formId: string
  result: SubmissionResult<string[]>
  /** What the toast says; null for errors that are beside their fields. */
  failed: string | null
}
