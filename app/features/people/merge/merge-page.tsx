import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { mergeCopy as copy } from '#content/people.ts'
import { RecordDetails } from '../record-details.tsx'
import { mergeDays } from './merge.ts'

/** One of the two records of a merge, as its preview shows it. */
export type MergeRecord = {
  id: string
  version: number
  name: string
  rows: [string, string][]
}

type MergePageProps = {
  /** The list that the records are in, and the one that may stay. */
  path: string
  id: string
  words: { back: string; title: string; with: string; explain: (days: number) => string }
  /** What was typed to find the other record. */
  typed: string
  fault?: string | undefined
  /** Records that what was typed could mean. */
  choices?: { id: string; name: string; hint: string }[]
  both?: { kept: MergeRecord; merged: MergeRecord } | undefined
  error: string | undefined
}

/** Finds the other record of two, and shows what goes where before anything is merged. */
export function MergePage({ path, id, words, typed, fault, choices, both, error }: MergePageProps) {
  const here = `${path}/${id}`
  return (
    <>
      <BackLink to={here}>{words.back}</BackLink>
      <h1 className="headline mt-4 mb-6 text-section">{words.title}</h1>
      {error && <Alert text={error} className="mb-6" />}
      <Form
        method="get"
        action={`${here}/merge`}
        className="flex max-w-2xl flex-wrap items-end gap-3"
      >
        <Field
          id="merge-with"
          label={words.with}
          error={fault}
          autoFocus={fault !== undefined}
          className="grow"
        >
          <Input
            key={typed}
            name="with"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={320}
            defaultValue={typed}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {copy.look}
        </Button>
      </Form>
      {choices && choices.length > 0 && (
        <Choices title={copy.several}>
          {choices.map((one) => (
            <li key={one.id} className="border-b border-line py-2.5">
              <Link to={`${here}/merge?with=${one.id}`} className="text-link font-medium">
                {one.name}
              </Link>
              <span className="block text-small wrap-anywhere text-ink-muted">{one.hint}</span>
            </li>
          ))}
        </Choices>
      )}
      {both && <Preview {...both} path={path} explain={words.explain(mergeDays)} />}
    </>
  )
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="choices" className="mt-10 max-w-2xl">
      <h2 id="choices" className="headline text-heading">
        {title}
      </h2>
      <ul className="mt-3 border-t border-ink">{children}</ul>
    </section>
  )
}

type PreviewProps = { kept: MergeRecord; merged: MergeRecord; path: string; explain: string }

function Preview({ kept, merged, path, explain }: PreviewProps) {
  const isMerging = useNavigation().formData?.get('intent') === 'merge'
  return (
    <section aria-labelledby="preview" className="mt-10">
      <h2 id="preview" className="headline text-heading">
        {copy.preview}
      </h2>
      <p className="prose-measure mt-2 text-ink-muted">{explain}</p>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Side title={copy.stays} side={kept} />
        <Side title={copy.goes} side={merged} />
      </div>
      <Form method="post" action={`${path}/${kept.id}/merge`} className="mt-8 flex flex-wrap gap-3">
        <input type="hidden" name="merged" value={merged.id} />
        <input type="hidden" name="kept_version" value={kept.version} />
        <input type="hidden" name="merged_version" value={merged.version} />
        <Button type="submit" name="intent" value="merge" disabled={isMerging}>
          {isMerging ? copy.merging : copy.merge}
        </Button>
        <ButtonLink to={`${path}/${merged.id}/merge?with=${kept.id}`} variant="secondary">
          {copy.swap}
        </ButtonLink>
      </Form>
    </section>
  )
}

function Side({ title, side }: { title: string; side: MergeRecord }) {
  return (
    <section aria-label={`${title}: ${side.name}`}>
      <h3 className="label mb-2 text-ink-muted">{title}</h3>
      <RecordDetails rows={side.rows} />
    </section>
  )
}
