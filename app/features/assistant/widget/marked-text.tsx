import { Fragment } from 'react'
import { Link } from 'react-router'
import { languageRuns } from '../answering/language.ts'
import { ownLinks } from './own-links.ts'

type MarkedTextProps = {
  text: string
  /** Called when a link is followed; without it, nothing becomes a link. */
  leave?: () => void
}

/** A text of a conversation, with the language of its parts that are not English, and links to own pages. */
export function MarkedText({ text, leave }: MarkedTextProps) {
  let at = 0
  return languageRuns(text).map((run) => {
    // Where a run begins: while a reply arrives, runs are only added at its end.
    const key = at
    at += run.text.length
    return run.lang ? (
      <span key={key} lang={run.lang === 'other' ? undefined : run.lang}>
        {leave ? <Linked text={run.text} leave={leave} /> : run.text}
      </span>
    ) : (
      <Fragment key={key}>{leave ? <Linked text={run.text} leave={leave} /> : run.text}</Fragment>
    )
  })
}

function Linked({ text, leave }: { text: string; leave: () => void }) {
  let at = 0
  return ownLinks(text, location.origin).map(({ text: piece, to }) => {
    const key = at
    at += piece.length
    return to ? (
      <Link key={key} to={to} prefetch="intent" className="text-link" onClick={leave}>
        {piece}
      </Link>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    )
  })
}
