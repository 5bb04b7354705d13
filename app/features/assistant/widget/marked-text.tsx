import { Fragment } from 'react'
import { languageRuns } from '../answering/language.ts'

/** A text of a conversation, with the language of its parts that are not English. */
export function MarkedText({ text }: { text: string }) {
  let at = 0
  return languageRuns(text).map((run) => {
    // Where a run begins: while a reply arrives, runs are only added at its end.
    const key = at
    at += run.text.length
    return run.lang ? (
      <span key={key} lang={run.lang === 'other' ? undefined : run.lang}>
        {run.text}
      </span>
    ) : (
      <Fragment key={key}>{run.text}</Fragment>
    )
  })
}
