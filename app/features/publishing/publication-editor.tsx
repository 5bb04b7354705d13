import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { sendField } from '#app/ui/kept/sending.ts'
import { publicationDraft } from '#content/publication-draft.ts'
import { publicationForm as copy } from '#content/publishing.ts'
import { ClientSearch } from './client-choice-field.tsx'
import type { DraftOnPage } from './draft.ts'
import { DraftNotice } from './draft-notice.tsx'
import { FormFault } from './form-fault.tsx'
import { PreviewButton } from './preview-button.tsx'
import {
  adminPath,
  type Choices,
  emptyForm,
  type Kind,
  type Publication,
  type Stale,
  type Values,
} from './publication.ts'
import { MainFields, type Metadata, SideFields } from './publication-fields.tsx'
import { parsePublication, withChoices } from './publication-forms.ts'
import { PublishingPart } from './publishing-section.tsx'
import { StalePublication } from './stale-publication.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'
import { useDraft } from './use-draft.ts'

export type EditorAnswer = { result: SubmissionResult<string[]>; stale: Stale | null }

type PublicationEditorProps = {
  kind: Kind
  /** Null for a new publication, which is created with `newId`. */
  publication: Publication | null
  newId?: string
  values?: Values
  choices: Choices
  answer: EditorAnswer | undefined
  /** The editor's unsaved draft; the form may show it. */
  draft: DraftOnPage | null
  /** The number of the stored version. */
  stored: number | null
}

/** The form of a publication. Every button sends all its fields. */
export function PublicationEditor(props: PublicationEditorProps) {
  const { kind, publication, newId, values, choices, answer, draft, stored } = props
  const path = `${adminPath[kind]}/${publication?.id ?? 'new'}`
  const pending = useNavigation().formAction?.startsWith(path) ?? false
  const [isDiscarded, setDiscarded] = useState(false)
  const keeping = useDraft({
    formId: 'publication',
    path,
    draft,
    isDiscarded,
    isSaving: pending,
  })
  const [form, fields] = useForm<Record<string, string>>({
    id: 'publication',
    lastResult: answer?.result,
    defaultValue: publication?.values ?? values ?? emptyForm,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parsePublication(kind, withChoices(formData)) as never,
  })
  const { onSubmit, ...formProps } = getFormProps(form)
  const known = fields as unknown as Record<string, Metadata>
  return (
    <>
      <UnsavedNotice
        path={path}
        savedAt={keeping.savedAt ?? draft?.savedAt ?? null}
        onRestore={keeping.stop}
      />
      {draft && (draft.isContinued || keeping.isOffered) && (
        <DraftNotice
          path={path}
          draft={draft}
          stored={stored}
          onDiscard={() => (draft.isContinued ? keeping.stop() : setDiscarded(true))}
        />
      )}
      {choices.clients && (
        <ClientSearch clients={choices.clients} isDraft={draft?.isContinued ?? false} />
      )}
      <Form
        method="post"
        action={path}
        encType="multipart/form-data"
        preventScrollReset
        replace={publication !== null}
        {...formProps}
        onSubmit={(event) => {
          onSubmit(event)
          if (event.defaultPrevented) keeping.resume()
        }}
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
            {form.errors && <FormFault texts={form.errors} />}
          </div>
        )}
        <input type="hidden" name={sendField} />
        {publication ? (
          <input
            type="hidden"
            name="version"
            value={answer?.stale?.version ?? publication.version}
          />
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
            <SubmitButton label={copy.create} busy={pending && copy.creating} />
          )}
          <div className="grid grid-cols-1 gap-2">
            <PreviewButton path={path} />
            <p
              role="status"
              className={`min-h-6 text-small ${keeping.isFault ? 'font-medium text-ochre' : 'text-ink-muted'}`}
            >
              {keeping.isOffered ? publicationDraft.paused : keeping.text}
            </p>
          </div>
          <SideFields kind={kind} fields={known} choices={choices} />
          {publication && (
            <Link
              to={`${path}?delete=1`}
              preventScrollReset
              className="inline-flex min-h-9 items-center justify-self-start text-small text-vermilion underline underline-offset-4"
            >
              {copy.remove.open}
            </Link>
          )}
        </div>
      </Form>
    </>
  )
}
