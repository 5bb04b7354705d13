import { listHref } from '#app/lists/list.ts'
import { ListPages } from '#app/lists/list-pages.tsx'
import type { ListPart } from '#app/lists/read-list.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { publicHelpPage as copy } from '#content/help.ts'
import { type HelpRow, publicHelpPath } from './help.ts'
import { type PublicHelpQuery, publicHelpList } from './help-list-query.ts'

type PublicHelpListProps = ListPart<HelpRow> & { query: PublicHelpQuery }

/** The help articles that everybody may read, like the entries of an index. */
export function PublicHelpList({ rows, previous, next, query }: PublicHelpListProps) {
  const isLater = query.after !== undefined || query.before !== undefined
  return (
    <div className="frame pt-10 pb-16 md:pt-16 md:pb-24">
      <header className="grid grid-cols-1 items-end gap-x-8 gap-y-6 pb-10 md:grid-cols-12">
        <div className="md:col-span-8">
          <MrzLine text={copy.mrz} className="mb-6" />
          <h1 className="display text-hero">{copy.title}</h1>
        </div>
        <p className="max-w-[48ch] text-ink-muted md:col-span-4">{copy.lead}</p>
      </header>
      {rows.length === 0 && !isLater ? (
        <EmptyState
          text={copy.empty}
          hint={copy.emptyHint}
          action={<ButtonLink to="/contact">{copy.ask}</ButtonLink>}
        />
      ) : (
        <>
          <Form role="search" action="/search" className="flex max-w-2xl flex-wrap items-end gap-3">
            <Field id="help-search" label={copy.searchLabel} className="grow basis-64">
              <Input type="search" name="q" maxLength={100} enterKeyHint="search" />
            </Field>
            <Button type="submit" variant="secondary">
              {copy.search}
            </Button>
          </Form>
          <ul className="mt-10 border-t border-ink">
            {rows.map((row) => (
              <li key={row.id} className="border-b border-line">
                <HelpEntry row={row} />
              </li>
            ))}
          </ul>
          <ListPages
            copy={copy}
            previous={previous}
            next={next}
            href={(change) => listHref(publicHelpList, query, change)}
          />
          <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
            <span className="text-lead">{copy.notHere}</span>
            <ButtonLink to="/contact">{copy.ask}</ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}

function HelpEntry({ row: { slug, title, excerpt } }: { row: HelpRow }) {
  return (
    <article className="group relative grid grid-cols-1 gap-x-8 gap-y-1 py-5 md:grid-cols-12">
      <h2 className="headline text-heading group-hover:text-vermilion md:col-span-5">
        <Link
          to={`${publicHelpPath}/${slug}`}
          prefetch="intent"
          className="no-underline after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h2>
      {excerpt && <p className="text-ink-muted md:col-span-7">{excerpt}</p>}
    </article>
  )
}
