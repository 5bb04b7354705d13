import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { mergeCopy as copy, recordCounts } from '#content/people.ts'
import { nameOf, peoplePath } from '../person.ts'
import { sayCounts } from '../record-counts.ts'
import { RecordDetails } from '../record-details.tsx'
import { type MergePreview, type MergeSide, mergeDays } from './merge.ts'

type MergePageProps = {
  id: string
  other: string
  found: MergePreview | { fault: string } | null
  error: string | undefined
}

/** Finds the other record of a person, and shows what goes where before anything is merged. */
export function MergePage({ id, other, found, error }: MergePageProps) {
  const path = `${peoplePath}/${id}/merge`
  const fault = found && 'fault' in found ? found.fault : undefined
  return (
    <>
      <BackLink to={`${peoplePath}/${id}`}>{copy.back}</BackLink>
      <h1 className="headline mt-4 mb-6 text-section">{copy.title}</h1>
      {error && <Alert text={error} className="mb-6" />}
      <Form method="get" action={path} className="flex max-w-2xl flex-wrap items-end gap-3">
        <Field
          id="merge-with"
          label={copy.with}
          error={fault}
          autoFocus={fault !== undefined}
          className="grow"
        >
          <Input
            key={other}
            name="with"
            inputMode="email"
            autoComplete="off"
            maxLength={320}
            defaultValue={found && 'merged' in found ? found.merged.email : other}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {copy.look}
        </Button>
      </Form>
      {found && 'merged' in found && <Preview {...found} path={path} />}
    </>
  )
}

function Preview({ kept, merged, path }: MergePreview & { path: string }) {
  const isMerging = useNavigation().formData?.get('intent') === 'merge'
  return (
    <section aria-labelledby="preview" className="mt-10">
      <h2 id="preview" className="headline text-heading">
        {copy.preview}
      </h2>
      <p className="prose-measure mt-2 text-ink-muted">{copy.explain(mergeDays)}</p>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Side title={copy.stays} side={kept} />
        <Side title={copy.goes} side={merged} />
      </div>
      <Form method="post" action={path} className="mt-8 flex flex-wrap gap-3">
        <input type="hidden" name="merged" value={merged.id} />
        <input type="hidden" name="kept_version" value={kept.version} />
        <input type="hidden" name="merged_version" value={merged.version} />
        <Button type="submit" name="intent" value="merge" disabled={isMerging}>
          {isMerging ? copy.merging : copy.merge}
        </Button>
        <ButtonLink to={`${peoplePath}/${merged.id}/merge?with=${kept.id}`} variant="secondary">
          {copy.swap}
        </ButtonLink>
      </Form>
    </section>
  )
}

function Side({ title, side }: { title: string; side: MergeSide }) {
  const { fields } = copy
  return (
    <section aria-label={`${title}: ${nameOf(side)}`}>
      <h3 className="label mb-2 text-ink-muted">{title}</h3>
      <RecordDetails
        rows={[
          [fields.name, nameOf(side)],
          [fields.addresses, side.addresses.join(', ')],
          [fields.organisation, side.organisation ?? copy.none],
          [fields.owner, side.owner ?? copy.none],
          [fields.records, sayCounts(side.counts, recordCounts) || copy.none],
          [fields.notes, String(side.notes)],
          [fields.tasks, String(side.tasks)],
        ]}
      />
    </section>
  )
}
