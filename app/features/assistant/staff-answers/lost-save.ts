import { data } from 'react-router'
import { staffAnswerPage as copy } from '#content/staff-answers.ts'
import type { StaffAnswerState } from './staff-answer.ts'

/** Posts a form, and keeps what was typed when the connection is lost. */
export async function keepTyped<T>(
  request: Request,
  send: () => Promise<T>,
): Promise<T | ReturnType<typeof data<StaffAnswerState>>> {
  const form = await request.clone().formData()
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response || !form.has('asked')) throw error
    const field = (name: string) => String(form.get(name) ?? '')
    const typed = {
      ...{ asked: field('asked'), answer: field('answer') },
      ...{ answer_fr: field('answer_fr'), path: field('path') },
    }
    // With an error status the loaders are not called: they would not reach the server either.
    return data({ typed, error: copy.errors.lost }, { status: 503 })
  }
}
