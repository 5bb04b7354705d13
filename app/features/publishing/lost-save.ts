import { data } from 'react-router'
import { publicationForm } from '#content/publishing.ts'
import type { Kind } from './publication.ts'
import { parsePublication, withChoices } from './publication-forms.ts'

/**
 * A lost connection or an ended session must not take along what was typed: the form gets it back.
 * The status keeps the page from being loaded again.
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
