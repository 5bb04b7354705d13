import { useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { leadAnswer as copy } from '#content/lead-answers.ts'
import { type AnswerTemplate, templatesPath } from './answer-template.ts'
import { insertTemplate } from './insert-template.ts'
import { type AnswerFaults, type AnswerText, type BlankValues, fillBlanks } from './lead-answer.ts'
import { TemplateChoice } from './template-choice.tsx'

export type LeadAnswerState = { typed: AnswerText; faults: AnswerFaults; error?: string }

export type LeadAnswerFormProps = {
  lead: { full_name: string; email: string; isStopped: boolean }
  /** Of this form: the same form sent twice sends one mail. */
  id: string
  templates: AnswerTemplate[]
  blanks: BlankValues
  /** The text of an answer that was stopped. */
  draft: (AnswerText & { id: string }) | null
  /** A reply to the mail comes back to the lead. */
  isAnswerable: boolean
  action: string
  answer: LeadAnswerState | undefined
}

/** The form that answers a lead by mail. */
export function LeadAnswerForm(props: LeadAnswerFormProps) {
  const { lead, id, templates, blanks, draft, isAnswerable, action, answer } = props
  const form = useRef<HTMLFormElement>(null)
  const pending = useNavigation().formAction?.startsWith(action.split('?', 1)[0] ?? action) ?? false
  const text = answer?.typed ?? draft ?? { subject: '', body: '' }
  const faults = answer?.faults ?? {}
  const [first] = Object.keys(faults)
  const required = { required: true, requiredText: copy.required }
  const insert = (template: AnswerTemplate) => {
    const [subject, body] = [template.subject, template.body].map((one) => fillBlanks(one, blanks))
    if (form.current) insertTemplate(form.current, { subject: subject ?? '', body: body ?? '' })
  }
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      replace
      // Another text from the server: the fields begin again with it.
      key={answer?.typed.body ?? draft?.id}
      className="grid gap-5"
    >
      <Alert text={answer?.error ?? (lead.isStopped ? copy.errors.stopped : null)} />
      <input type="hidden" name="answer" value={id} />
      <Kept name="answer" />
      <p className="wrap-anywhere">
        <span className="label me-3 text-ink-muted">{copy.to}</span>
        {lead.full_name} · {lead.email}
      </p>
      <Field
        id="answer-subject"
        label={copy.subject}
        error={faults.subject}
        autoFocus={first === 'subject'}
        {...required}
      >
        <Input name="subject" defaultValue={text.subject} autoComplete="off" />
      </Field>
      <Field
        id="answer-body"
        label={copy.body}
        hint={isAnswerable ? copy.bodyHint : copy.bodyHintNoReply}
        error={faults.body}
        autoFocus={first === 'body'}
        {...required}
      >
        <Textarea name="body" rows={10} defaultValue={text.body} />
      </Field>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <Button type="submit" name="intent" value="send" aria-disabled={pending}>
          {pending ? copy.sending : copy.send}
        </Button>
        {templates.length > 0 ? (
          <TemplateChoice templates={templates} fault={faults.template} onInsert={insert} />
        ) : (
          <Link to={templatesPath} className="text-link inline-flex min-h-11 items-center">
            {copy.noTemplates}
          </Link>
        )}
      </div>
    </Form>
  )
}
