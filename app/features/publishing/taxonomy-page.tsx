import { Link, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Form } from '#app/ui/form.tsx'
import { useWayBack } from '#app/ui/way-back.ts'
import { taxonomyPage as copy, taxonomyForm } from '#content/taxonomy.ts'
import { type Taxonomy, type TermRow, taxonomies, taxonomyPath } from './taxonomy.ts'
import type { TermAnswer } from './taxonomy-actions.server.ts'
import { TermTable } from './taxonomy-table.tsx'
import { TermForm } from './taxonomy-term-form.tsx'

type TaxonomyPageProps = {
  taxonomy: Taxonomy
  terms: TermRow[]
  /** The id of the term in the address. */
  editing: string | null
  removing: string | null
  answer: TermAnswer | undefined
}

/**
 * One of the three taxonomies: the list of its terms, with forms to add, change and remove them.
 */
export function TaxonomyPage({ taxonomy, terms, editing, removing, answer }: TaxonomyPageProps) {
  const path = taxonomyPath[taxonomy]
  const { leave, link } = useWayBack(path)
  const edited = terms.find(({ id }) => id === editing)
  const removed = terms.find(({ id }) => id === removing)
  return (
    <>
      <h1 className="headline text-section">{copy.title}</h1>
      <p className="mt-1 max-w-[68ch] text-ink-muted">{copy.intro}</p>
      <nav aria-label={copy.nav} className="mt-6 flex flex-wrap gap-2">
        {taxonomies.map((one) => (
          <Link
            key={one}
            to={taxonomyPath[one]}
            aria-current={one === taxonomy ? 'page' : undefined}
            className="inline-flex min-h-9 items-center rounded-paper border border-line-strong px-3 text-small no-underline hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {copy.taxonomies[one]}
          </Link>
        ))}
      </nav>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="taxonomy" className="min-w-0">
          <h2 id="taxonomy" className="headline text-heading">
            {copy.taxonomies[taxonomy]}
          </h2>
          <p className="mt-1 text-small text-ink-muted">{copy.about[taxonomy]}</p>
          <div className="mt-4">
            {terms.length > 0 ? (
              <TermTable taxonomy={taxonomy} terms={terms} />
            ) : (
              <EmptyState text={copy.empty(taxonomy)} hint={copy.emptyHint} />
            )}
          </div>
        </section>
        <section aria-labelledby="new" className="border border-line p-5">
          <h2 id="new" className="headline mb-4 text-heading">
            {taxonomyForm.addTitle(taxonomy)}
          </h2>
          <TermForm
            key={`${taxonomy} ${terms.length}`}
            taxonomy={taxonomy}
            term={null}
            result={answer?.id === '' ? answer.result : undefined}
          />
        </section>
      </div>
      {edited && (
        <Dialog
          open
          title={taxonomyForm.editTitle(edited.name)}
          closeLabel={taxonomyForm.close}
          closeHref={path}
          onClose={leave}
        >
          <TermForm
            taxonomy={taxonomy}
            term={edited}
            result={answer?.id === edited.id ? answer.result : undefined}
          >
            <ButtonLink {...link} variant="secondary">
              {taxonomyForm.cancel}
            </ButtonLink>
          </TermForm>
        </Dialog>
      )}
      {removed && <TermRemoval path={path} term={removed} />}
    </>
  )
}

function TermRemoval({ path, term }: { path: string; term: TermRow }) {
  const { leave, link } = useWayBack(path)
  const pending = useNavigation().formData?.get('move') === 'remove'
  return (
    <Dialog
      open
      title={taxonomyForm.removeTitle}
      closeLabel={taxonomyForm.close}
      closeHref={path}
      onClose={leave}
    >
      <p className="wrap-anywhere">
        {term.used > 0 ? taxonomyForm.used(term.name) : taxonomyForm.consequence(term.name)}
      </p>
      <Form method="post" action={path} replace className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="id" value={term.id} />
        {term.used === 0 && (
          <Button type="submit" name="move" value="remove" variant="destructive" disabled={pending}>
            {pending ? taxonomyForm.removing : taxonomyForm.confirm}
          </Button>
        )}
        <ButtonLink {...link} variant="secondary">
          {taxonomyForm.keep}
        </ButtonLink>
      </Form>
    </Dialog>
  )
}
