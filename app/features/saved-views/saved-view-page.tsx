import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { List } from '#app/lists/list.ts'
import { type SavedView, viewsPath } from '#app/lists/list-views.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { isFocusLost } from '#app/ui/lost-focus.ts'
import { RemovalDialog } from '#app/ui/removal-dialog.tsx'
import { savedViews } from '#content/saved-views.ts'
import type { ViewAnswer } from './saved-view-actions.server.ts'
import { SavedViewRow } from './saved-view-row.tsx'

const { page: copy, removal } = savedViews

type SavedViewPageProps = {
  list: List
  /** What the list is called. */
  title: string
  views: SavedView[]
  /** The view whose deletion is asked about. */
  removing: SavedView | undefined
  answer: ViewAnswer | undefined
}

/** One's own views of a list: names, order, which one opens first, and deletion. */
export function SavedViewPage({ list, title, views, removing, answer }: SavedViewPageProps) {
  const back = viewsPath(list)
  useFocusAfterRemoval(views, removing)
  return (
    <>
      <BackLink to={list.path}>{copy.back(title)}</BackLink>
      <h1 className="headline text-heading">{copy.title(title)}</h1>
      <p className="prose-measure mt-2 text-ink-muted">{copy.intro}</p>
      {answer?.view === null && <NewView list={list} answer={answer} />}
      {views.length === 0 ? (
        <EmptyState text={copy.empty} hint={copy.emptyHint} />
      ) : (
        <ul className="mt-6 border-t border-line" aria-label={savedViews.own}>
          {views.map((view, at) => (
            <SavedViewRow
              key={view.id}
              list={list}
              view={view}
              isFirst={at === 0}
              isLast={at === views.length - 1}
              answer={answer?.view === view.id ? answer : undefined}
            />
          ))}
        </ul>
      )}
      {removing && (
        <RemovalDialog
          title={removal.title(removing.name)}
          text={removal.text}
          labels={removal}
          back={back}
          form={{ action: back, preventScrollReset: true }}
          intent={{ name: 'intent', value: 'remove' }}
        >
          <input type="hidden" name="view" value={removing.id} />
        </RemovalDialog>
      )}
    </>
  )
}

/** When a view was deleted, its row is gone with the focus: reading goes on at the one in its place. */
function useFocusAfterRemoval(views: SavedView[], removing: SavedView | undefined) {
  const place = useRef(-1)
  useEffect(() => {
    if (removing) {
      place.current = views.findIndex(({ id }) => id === removing.id)
      return
    }
    const at = place.current
    place.current = -1
    const next = views[at] ?? views.at(-1)
    if (at < 0 || !isFocusLost() || !next) return
    document.querySelector<HTMLElement>(`[data-view="${next.id}"]`)?.focus()
  }, [views, removing])
}

/** The form of a new view whose name was refused. */
function NewView({ list, answer }: { list: List; answer: ViewAnswer }) {
  const pending = useNavigation().formMethod === 'POST'
  return (
    <section className="mt-6 border border-line bg-surface p-5">
      <h2 className="headline text-subheading">{copy.addTitle}</h2>
      <Form method="post" action={viewsPath(list)} className="mt-3 flex flex-wrap items-end gap-4">
        <input type="hidden" name="search" value={answer.search} />
        <Field
          id="new-view"
          label={savedViews.name}
          error={answer.error}
          required
          autoFocus
          className="w-80 max-w-full"
        >
          <Input name="name" maxLength={60} defaultValue={answer.name} autoComplete="off" />
        </Field>
        <Button type="submit" name="intent" value="add" disabled={pending}>
          {savedViews.add}
        </Button>
      </Form>
    </section>
  )
}
