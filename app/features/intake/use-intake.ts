import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { type IntakeAnswer, intakeFields } from './intake.ts'

/** Whether a form is under way: being sent, or working out the proof that it was asked for. */
export function useIntakePending(form: string, answer: IntakeAnswer | undefined): boolean {
  const navigation = useNavigation()
  const isSending = navigation.formData?.get(intakeFields.form) === form
  return isSending || Boolean(answer?.challenge)
}

/**
 * A key for the form: what was sent has a form of its own, so the next one begins empty. A refusal
 * leaves the form as it is.
 * @param sent the reference of what was just stored; null again when an answer refuses what is next
 */
export function useFreshForm(sent: string | null): string {
  const { key } = useLocation()
  const [shown, setShown] = useState(sent ? key : '')
  if (sent && shown !== key) setShown(key)
  return shown
}
