import { Button, SubmitButton } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { publicationForm as copy } from '#content/publishing.ts'
import { addressOnSite, type Kind, type Publication } from './publication.ts'
import type { Metadata } from './publication-fields.tsx'
import { PublicationStatusBadge } from './publication-status-badge.tsx'

type PublishingPartProps = {
  kind: Kind
  publication: Publication
  field: Metadata | undefined
  pending: boolean
}

/** Whether and since when visitors see it, with the buttons that change this. */
export function PublishingPart({ kind, publication, field, pending }: PublishingPartProps) {
  const { state, visible_from, values } = publication
  const onSite = addressOnSite(kind, values)
  const text = state === 'published' && visible_from ? copy.status.since : copy.status[state]
  // The Enter key presses the first button, which saves without changing whether it is public.
  return (
    <section className="grid grid-cols-1 gap-4 border border-line p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="headline text-heading">{copy.parts.when}</h2>
        <PublicationStatusBadge state={state} />
      </div>
      <p className="text-small">
        {text} {visible_from && <Moment at={visible_from} look="time" />}
        {state === 'published' && onSite && (
          <a href={onSite} className="text-link flex min-h-9 items-center">
            {copy.onSite}
          </a>
        )}
      </p>
      <SubmitButton name="move" value="save" label={copy.save} busy={pending && copy.saving} />
      {state !== 'published' && (
        <>
          <Button type="submit" name="move" value="publish" variant="secondary" disabled={pending}>
            {copy.publish}
          </Button>
          {field && (
            <Field
              id={field.id}
              label={copy.fields.publishAt ?? ''}
              hint={copy.hints.publishAt}
              error={field.errors}
            >
              <Input
                type="datetime-local"
                name="publishAt"
                max="2099-12-31T23:59"
                defaultValue={String(field.initialValue ?? '')}
              />
            </Field>
          )}
          <Button type="submit" name="move" value="schedule" variant="secondary" disabled={pending}>
            {copy.schedule}
          </Button>
        </>
      )}
      {state !== 'draft' && (
        <Button type="submit" name="move" value="unpublish" variant="secondary" disabled={pending}>
          {copy.unpublish}
        </Button>
      )}
    </section>
  )
}
