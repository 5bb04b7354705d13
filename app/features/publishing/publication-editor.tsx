import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { publicationForm as words } from '#content/publishing.ts'
import { PreviewButton } from './preview-button.tsx'
import { type Choices, deskPath, type Kind, type Publication, type Stale } from './publication.ts'
import { MainFields, type Metadata, SideFields } from './publication-fields.tsx'
import { parsePublication, withChoices } from './publication-forms.ts'
import { PublishingPart } from './publishing-part.tsx'
import { StalePublication } from './stale-publication.tsx'

export type EditorAnswer = { result: SubmissionResult<string[]>; stale: Stale | null }

type PublicationEditorProps = {
  kind: Kind
  /** Null for a new one, which is made with `newId`. */
  publication: Publication | null
  newId?: string
  choices: Choices
  answer: EditorAnswer | undefined
}

/** Writes or changes a publication. What is done with it, is done with all that stands in the form. */
export function PublicationEditor(props: PublicationEditorProps) {
  const { kind, publication, newId, choices, answer } = props
  const path = `${deskPath[kind]}/${publication?.id ?? 'new'}`
  const pending = useNavigation().formAction?.startsWith(path) ?? false
  const hydrated = useHydrated()
  const [form, fields] = useForm<Record<string, string>>({
    id: 'publication',
    lastResult: answer?.result,
    defaultValue: publication?.values ?? { displayOrder: '0' },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parsePublication(kind, withChoices(formData)) as never,
  })
  const known = fields as unknown as Record<string, Metadata>
  return (
    <Form
      method="post"
      action={path}
      encType="multipart/form-data"
      preventScrollReset
      replace={publication !== null}
      {...getFormProps(form)}
      noValidate={hydrated}
      className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      {(answer?.stale || form.errors) && (
        <div className="lg:col-span-2">
          {answer?.stale && (
            <StalePublication
              now={answer.stale.now}
              typed={answer.result.initialValue}
              choices={choices}
            />
          )}
          {form.errors && (
            <p role="alert" className="font-medium text-vermilion">
              {form.errors.join(' ')}
            </p>
          )}
        </div>
      )}
      {publication ? (
        <input type="hidden" name="version" value={answer?.stale?.version ?? publication.version} />
      ) : (
        <input type="hidden" name="id" value={newId} />
      )}
      <MainFields kind={kind} fields={known} choices={choices} />
      <div className="grid min-w-0 grid-cols-1 gap-8">
        {publication ? (
          <PublishingPart
            kind={kind}
            publication={publication}
            field={known.publishAt}
            pending={pending}
          />
        ) : (
          <Button type="submit" disabled={pending} onMouseDown={(event) => event.preventDefault()}>
            {pending ? words.creating : words.create}
          </Button>
        )}
        <PreviewButton path={path} />
        <SideFields kind={kind} fields={known} choices={choices} />
        {publication && (
          <Link
            to={`${path}?delete=1`}
            preventScrollReset
            className="inline-flex min-h-9 items-center justify-self-start text-small text-vermilion underline underline-offset-4"
          >
            {words.remove.open}
          </Link>
        )}
      </div>
    </Form>
  )
}
