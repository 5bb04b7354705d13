// biome-ignore-all lint/security/noDangerouslySetInnerHtml: cleaned by article-html.server.ts

import type { ReactNode } from 'react'
import { Moment } from '#app/ui/times/moment.tsx'
import { helpCopy as copy } from '#content/help.ts'
import type { HelpArticle } from './help.ts'
import './help-text.css'

/** A help article: its title and summary, and the text with its list of contents beside it. */
export function HelpText({ article, children }: { article: HelpArticle; children?: ReactNode }) {
  const { title, excerpt, html, headings, updated_at, is_own } = article
  return (
    <article className="help-text">
      <header className="max-w-[44rem]">
        <h1 className="headline mt-2 text-section wrap-anywhere">{title}</h1>
        {excerpt && <p className="mt-2 text-ink-muted">{excerpt}</p>}
        <p className="label mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-muted">
          <span>
            {copy.updated} <Moment at={updated_at} isAged={false} />
          </span>
          {is_own && <span className="text-vermilion">{copy.own}</span>}
        </p>
      </header>
      <div className="help-body">
        {headings.length > 1 && (
          <nav aria-labelledby="contents" className="help-contents no-print">
            <h2 id="contents" className="label text-ink-muted">
              {copy.contents}
            </h2>
            <ol className="mt-2">
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="min-w-0">
          <div className="article" dangerouslySetInnerHTML={{ __html: html }} />
          {children}
        </div>
      </div>
    </article>
  )
}
