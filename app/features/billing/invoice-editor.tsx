import { useRef } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { formOf, type Values } from '#app/ui/kept/kept-store.ts'
import { EnterButton } from '#app/ui/row-button.tsx'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { invoiceEditor as copy } from '#content/admin-invoices.ts'
import type { EditorFrame } from './admin-invoice-service.server.ts'
import type { EditorAnswer } from './invoice-answer.ts'
import type { DraftErrors } from './invoice-draft-check.ts'
import { EditorHead } from './invoice-editor-head.tsx'
import { EditorLines } from './invoice-editor-lines.tsx'
import { EditorStale } from './invoice-editor-stale.tsx'
import { EditorTaxes } from './invoice-editor-taxes.tsx'
import { InvoiceStatusBadge } from './invoice-status-badge.tsx'
import { InvoiceSums } from './invoice-sums.tsx'

const list = '/lead_admin/invoices'

type InvoiceEditorProps = {
  id: string
  frame: EditorFrame
  answer: EditorAnswer | undefined
  /** Why nothing of it is taken any more: what was typed stays until its reader leaves. */
  late: string | undefined
}

/** A draft. The server answers to every button, so the form is filled anew from what it says. */
export function InvoiceEditor({ id, frame, answer, late }: InvoiceEditorProps) {
  return (
    <>
      <BackLink to={list}>{copy.back}</BackLink>
      <header className="mt-2 mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-ink pb-6">
        <h1 className="headline text-section wrap-anywhere">{copy.draftFor(frame.clientName)}</h1>
        <InvoiceStatusBadge kind="invoice" status="draft" />
      </header>
      {late && <Late text={late} path={`${list}/${id}`} />}
      <EditorForm
        key={answer?.key ?? `version-${frame.version}`}
        action={`${list}/${id}`}
        frame={frame}
        answer={answer}
      />
    </>
  )
}

function Late({ text, path }: { text: string; path: string }) {
  const notice = useRef<HTMLDivElement>(null)
  useFocusOnArrival(() => notice.current, true)
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="mb-8 border border-vermilion px-5 py-3 outline-none"
    >
      <p className="font-medium text-vermilion">{text}</p>
      <Link to={path} reloadDocument className="text-link mt-1 inline-flex min-h-9 items-center">
        {copy.seeIssued}
      </Link>
    </div>
  )
}

type EditorFormProps = { action: string; frame: EditorFrame; answer: EditorAnswer | undefined }

function EditorForm({ action, frame, answer }: EditorFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().formAction === action
  const { entry, preview, version } = answer ?? frame
  const { theirs = null, errors = {} as DraftErrors } = answer ?? {}
  const isWrong = Object.keys(errors).length > 0
  const submit = useSubmit()
  // The server draws as many lines as were kept; a preview stores nothing.
  function refill(values: Values) {
    const data = formOf(values)
    if (!data.has('version')) data.set('version', String(version))
    data.set('intent', 'preview')
    void submit(data, {
      method: 'post',
      action,
      encType: 'multipart/form-data',
      preventScrollReset: true,
    })
  }
  useFocusOnArrival(
    () =>
      answer?.focus
        ? document.getElementById(answer.focus)
        : form.current?.querySelector('[aria-invalid=true]'),
    !answer?.theirs && answer,
  )
  return (
    <Form
      ref={form}
      method="post"
      // As parts: text that is not Latin weighs a third of what it does in an address.
      encType="multipart/form-data"
      action={action}
      preventScrollReset
      aria-busy={busy}
      className="min-w-0"
    >
      <EnterButton intent="save" label={copy.save} />
      <input type="hidden" name="version" value={version} />
      <Kept name="invoice" refill={refill} />
      {theirs && <EditorStale theirs={theirs} mine={entry} />}
      <Alert text={isWrong && (errors[''] ?? copy.errors.marked)} boxed className="mb-8" />
      <EditorHead entry={entry} errors={errors} projects={frame.projects} />
      <section aria-labelledby="editor-taxes" className="mt-12">
        <h2 id="editor-taxes" className="headline mb-4 text-heading">
          {copy.sections.taxes}
        </h2>
        <EditorTaxes entry={entry} errors={errors} />
      </section>
      <section aria-labelledby="editor-lines" className="mt-12">
        <h2 id="editor-lines" className="headline mb-4 text-heading">
          {copy.sections.lines}
        </h2>
        <EditorLines entry={entry} errors={errors} nets={preview?.nets ?? []} />
      </section>
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Field
          id="notes"
          label={copy.fields.notes}
          error={errors.notes}
          optionalText={copy.optional}
        >
          <Textarea name="notes" rows={5} maxLength={4_000} defaultValue={entry.notes} />
        </Field>
        <section aria-labelledby="invoice-sums" className="min-w-0">
          <h2 id="invoice-sums" tabIndex={-1} className="headline mb-3 text-heading outline-none">
            {copy.sections.totals}
          </h2>
          {preview ? (
            <InvoiceSums {...preview} currency={entry.currency} />
          ) : (
            <p className="text-ink-muted">{copy.totals.wrong}</p>
          )}
          {answer && preview && (
            <p className="mt-2 text-end text-small text-ink-muted">{copy.totals.unsaved}</p>
          )}
          <p className="mt-4 flex justify-end">
            <Button type="submit" name="intent" value="preview" variant="secondary" size="small">
              {copy.totals.preview}
            </Button>
          </p>
        </section>
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-ink pt-6">
        <Button type="submit" name="intent" value="review" disabled={busy}>
          {copy.review}
        </Button>
        <Button type="submit" name="intent" value="save" variant="secondary" disabled={busy}>
          {busy ? copy.saving : copy.save}
        </Button>
        <ButtonLink
          to={`${action}?ask=discard`}
          variant="ghost"
          preventScrollReset
          className="text-vermilion sm:ms-auto"
        >
          {copy.discard}
        </ButtonLink>
      </div>
    </Form>
  )
}
