import { useNavigation } from 'react-router'
import { type IntakeAnswer, intakeFields } from './intake.ts'

/** Whether a form is under way: being sent, or working out the proof that it was asked for. */
export function useIntakePending(form: string, answer: IntakeAnswer | undefined): boolean {
  const navigation = useNavigation()
  const isSending = navigation.formData?.get(intakeFields.form) === form
  return isSending || Boolean(answer?.challenge)
}
