import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button, SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { issuePage as copy } from '#content/admin-newsletter.ts'
import type { Issue, IssueItem, IssueRefusal } from './issue.ts'

type IssueEditorProps = {
  issue: Issue
  /** The fingerprint of the draft that the page shows; a change is refused when it differs. */
  based: string
  items: IssueItem[]
  choices: Pick<IssueItem, 'id' | 'title' | 'published_at'>[]
  refusal: IssueRefusal | undefined
}

/**
 * The editor of a draft: its texts and its insights in order. Every button saves the whole form.
 */
export function IssueEditor({ issue, based, items, choices, refusal }: IssueEditorProps) {
  const times = useTimes()
  const pending = useNavigation().formMethod === 'POST'
  const { errors, entry } = refusal ?? { errors: {}, entry: undefined }
  return (
    <Form method="post" preventScrollReset className="grid content-start gap-6">
      <Kept name="issue" />
      <Alert text={errors.form} />
      <input type="hidden" name="based" value={based} />
      {/* The first submit button, which the Enter key presses. */}
      <button type="submit" name="intent" value="save" hidden tabIndex={-1} aria-hidden="true" />
      <Field id="issue-subject" label={copy.subject} error={errors.subject}>
        <Input
          name="subject"
          maxLength={150}
          autoComplete="off"
          defaultValue={entry?.subject ?? issue.subject}
        />
      </Field>
      <Field
        id="issue-introduction"
        label={copy.introduction}
        hint={copy.introductionHint}
        error={errors.introduction}
      >
        <Textarea
          name="introduction"
          rows={6}
          maxLength={3000}
          defaultValue={entry?.introduction ?? issue.introduction}
        />
      </Field>
      <ChosenItems items={items} pending={pending} />
      {choices.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <Field id="issue-choice" label={copy.choice} className="grow basis-64">
            <Select
              key={choices.length}
              name="choice"
              placeholder={copy.choose}
              options={choices.map(({ id, title, published_at }) => ({
                value: id,
                label: `${title} (${times.date(published_at)})`,
              }))}
            />
          </Field>
          <Button type="submit" name="intent" value="add" variant="secondary" disabled={pending}>
            {copy.add}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <SubmitButton name="intent" value="save" label={copy.save} busy={pending && copy.saving} />
        <Button type="submit" name="intent" value="test" variant="secondary" disabled={pending}>
          {copy.test}
        </Button>
        <Button type="submit" name="intent" value="send" variant="secondary" disabled={pending}>
          {copy.send}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="discard"
          variant="destructive"
          disabled={pending}
        >
          {copy.discard}
        </Button>
      </div>
    </Form>
  )
}

function ChosenItems({ items, pending }: { items: IssueItem[]; pending: boolean }) {
  return (
    <fieldset>
      <legend className="label mb-2 text-ink-muted">{copy.items}</legend>
      {items.length === 0 && <p className="text-ink-muted">{copy.itemsEmpty}</p>}
      <ol className="border-t border-line">
        {items.map(({ id, title }, place) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <span className="min-w-0 grow basis-48 wrap-anywhere">{title}</span>
            <span className="flex gap-1">
              {(['up', 'down', 'remove'] as const).map((what) => (
                <Button
                  key={what}
                  type="submit"
                  name="intent"
                  value={`${what}:${id}`}
                  variant="ghost"
                  size="small"
                  aria-label={copy[`${what}Of`](title)}
                  disabled={
                    pending ||
                    (what === 'up' && place === 0) ||
                    (what === 'down' && place === items.length - 1)
                  }
                >
                  {copy[what]}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

/** The link back to the list, above an issue. */
export function IssueBack() {
  return <BackLink to="/lead_admin/newsletter">{copy.back}</BackLink>
}
