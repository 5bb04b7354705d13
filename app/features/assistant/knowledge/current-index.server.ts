import type { App } from '#app/platform/app.server.ts'
import { hearWhenNeeded } from '#app/platform/page-dependencies.server.ts'
import { keptForRequest } from '#app/platform/request-scope.server.ts'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import type { KnowledgeIndex } from './knowledge-index.server.ts'

type Needs = Pick<App, 'db' | 'now'> & {
  /** What staff have written, read once for each request so that it is live at once. */
  readStaffAnswers: () => Promise<AnsweredQuestion[]>
  prepare: (written: readonly AnsweredQuestion[]) => Promise<KnowledgeIndex>
}

/**
 * The index of the public content. It is made when it is first needed, and made again when it is needed after published
 * content or an answer of staff has changed.
 */
export function currentIndex({ db, now, readStaffAnswers, prepare }: Needs) {
  let index: Promise<KnowledgeIndex> | null = null
  let isStale = true
  let writtenByStaff = ''
  const outdate = () => {
    isStale = true
  }
  const hears = hearWhenNeeded(db, { invalidate: outdate, clear: outdate })

  async function read(): Promise<KnowledgeIndex> {
    await hears()
    const latest = index
    const known = await latest
    const written = await readStaffAnswers()
    // Another request has replaced the index meanwhile.
    if (latest !== index) return read()
    const isSame = JSON.stringify(written) === writtenByStaff
    if (known && isSame && !isStale && now() < known.until && !known.hasFailed()) return known
    // Reset before reading: a change during the read marks the index as stale again.
    isStale = false
    writtenByStaff = JSON.stringify(written)
    index = build(written)
    return index
  }

  async function build(written: readonly AnsweredQuestion[]): Promise<KnowledgeIndex> {
    try {
      return await prepare(written)
    } catch (error) {
      isStale = true
      index = null
      throw error
    }
  }

  return {
    /**
     * One answer is made with one index: reading what staff have written for each of its steps would take as long as
     * finding the answer.
     * @param isAgain after something of the index was found withdrawn
     */
    current: keptForRequest(read),
    outdate,
  }
}
