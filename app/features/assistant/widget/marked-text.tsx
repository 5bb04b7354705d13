import { Fragment } from 'react'
import { Link } from 'react-router'
import { askedLines } from '../answering/asked-lines.ts'
import { languageRuns } from '../answering/language.ts'
import type { LeadLanguage } from '../lead-form.ts'
import { ownLinks } from './own-links.ts'

type MarkedTextProps = {
  text: string
  /** In which it is said; quotations may be in English. */
  language?: LeadLanguage
  /** Called when a link is followed; without it, nothing becomes a link. */
  leave?: () => void
  /** The assistant said it: a question above its answer is marked. */
  isReply?: boolean
}

/**
 * A text of a conversation, with the language of its parts that are not English, links to own pages, and the questions
 * that it names before their answers.
 */
export function MarkedText({ text, isReply = false, ...shown }: MarkedTextProps) {
  if (!isReply) return <Runs text={text} {...shown} />
  let at = 0
  return askedLines(text).map(({ text: part, isAsked }) => {
    const key = at
    at += part.length
    return isAsked ? (
      <strong key={key} className="font-semibold">
        <Runs text={part} {...shown} />
      </strong>
    ) : (
      <Runs key={key} text={part} {...shown} />
    )
  })
}

function Runs({ text, language, leave }: Omit<MarkedTextProps, 'isReply'>) {
  let at = 0
  return languageRuns(text, language === 'fr' ? 'fr' : null).map((run) => {
    // Where a run begins: while a reply arrives, runs are only added at its end.
    const key = at
    at += run.text.length
    // The panel around it may be in French.
    return (
      <span key={key} lang={run.lang === 'other' ? undefined : (run.lang ?? 'en')}>
        {leave ? <Linked text={run.text} leave={leave} /> : run.text}
      </span>
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
