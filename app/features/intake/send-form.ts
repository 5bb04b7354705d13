import { data } from 'react-router'
import { dropDraft } from './draft.ts'
import { type IntakeAnswer, lostResult } from './intake.ts'

type Sent = { request: Request; serverAction: () => Promise<unknown> }
type SentForm = { form: string; lost: string }

/**
 * The client action of a public form. An answer without a redirect is a refusal; it keeps its error
 * status, so that no loaders run again. A lost connection becomes a refusal too.
 */
export async function sendForm({ request, serverAction }: Sent, { form, lost }: SentForm) {
  const formData = await request.clone().formData()
  try {
    return data((await serverAction()) as IntakeAnswer, { status: 422 })
  } catch (error) {
    // A redirect means that the form was stored.
    if (error instanceof Response) {
      if (error.status >= 300 && error.status < 400) dropDraft(form)
      throw error
    }
    const result = lostResult(formData, lost)
    const answer: IntakeAnswer = { result, challenge: null, failed: true }
    return data(answer, { status: 503 })
  }
}
