import type { Submission } from '@conform-to/react'
import { data } from 'react-router'
import { conflictMessage } from './errors.ts'

/**
 * Saves what a form says. Wrong fields, and a conflict with what somebody else saved meanwhile, are answered
 * with the form.
 *
 * @param save stores the values, and says where to go then
 */
export async function saveForm<Typed, Values>(
  submission: Submission<Typed, string[], Values>,
  save: (values: Values) => Promise<Response>,
) {
  const refuse = (status: number, error?: string) =>
    data({ result: submission.reply(), error }, status)
  if (submission.status !== 'success') return refuse(422)
  try {
    return await save(submission.value)
  } catch (error) {
    return refuse(409, conflictMessage(error))
  }
}
