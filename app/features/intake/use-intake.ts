import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { type IntakeAnswer, intakeFields } from './intake.ts'

/** Whether the form is being sent, or its proof of work is being computed. */
export function useIntakePending(form: string, answer: IntakeAnswer | undefined): boolean {
  const navigation = useNavigation()
  const isSending = navigation.formData?.get(intakeFields.form) === form
  return isSending || Boolean(answer?.challenge)
}

/**
 * A React key for the form: it changes when a form was stored, so that the next one begins empty. A
 * refusal keeps the form.
 * @param sent the reference of the record just stored; null again when the next post is refused
 */
export function useFreshForm(sent: string | null): string {
  const { key } = useLocation()
  const [shown, setShown] = useState(sent ? key : '')
  if (sent && shown !== key) setShown(key)
  return shown
}
