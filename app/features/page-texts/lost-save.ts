import { data } from 'react-router'
import { pageEditor } from '#content/page-texts.ts'

/**
 * When the connection is lost or the server fails, the form stays as it is and says so. The error status
 * prevents that the loaders run again.
 */
export async function keepForm<Answer>(send: () => Promise<Answer>) {
  try {
    // Refusals keep their meaning: a loader must not run after them either.
    return data(await send(), { status: 422 })
  } catch (error) {
    if (error instanceof Response) throw error
    return data({ lost: pageEditor.kept.lost }, { status: 503 })
  }
}
