import { data } from 'react-router'
import { publicationForm } from '#content/publishing.ts'
import type { Kind } from './publication.ts'
import { parsePublication, withChoices } from './publication-forms.ts'

/**
 * After a lost connection or an ended session the form keeps what was typed. The error status
 * prevents that the loaders run again.
 */
export async function keepTyped<Answer>(kind: Kind, request: Request, send: () => Promise<Answer>) {
  const form = await request.clone().formData()
  try {
    return data(await send(), { status: 422 })
  } catch (error) {
    if (error instanceof Response || form.get('move') === 'delete') throw error
    const submission = parsePublication(kind, withChoices(form))
    const result = submission.reply({ formErrors: [publicationForm.failure] })
    return data({ result, stale: null }, { status: 503 })
  }
}
