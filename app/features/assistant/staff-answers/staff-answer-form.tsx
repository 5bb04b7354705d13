import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { staffAnswerPage as copy } from '#content/staff-answers.ts'
import type { PageChoice, StaffAnswer, StaffAnswerState } from './staff-answer.ts'
import { answerLength, type Typed, typedOf } from './staff-answer-input.ts'
import { Tried } from './tried-answer.tsx'

const { fields, hints } = copy

type StaffAnswerFormProps = {
  /** Null for a new one. */
  answer: StaffAnswer | null
  /** What a new form begins with. */
  begun?: Typed
  /** The group of unanswered questions that the new answer is for. */
  gap?: string
  pages: readonly PageChoice[]
  state: StaffAnswerState | undefined
}

/** Adds or changes an answer, and tries it as it is typed. */
export function StaffAnswerForm({ answer, begun, gap, pages, state }: StaffAnswerFormProps) {
  const pending = useNavigation().formData?.get('intent')
  const typed = state?.typed ?? begun ?? typedOf(answer)
  const faults = state?.faults ?? {}
  const [first] = Object.keys(faults)
  const field = (name: keyof Typed) => ({
    id: `answer-${name}`,
    label: fields[name],
    hint: hints[name],
    error: faults[name],
    autoFocus: first === name,
    optionalText: name === 'asked' ? undefined : copy.optional,
  })
  const isLive = answer?.status !== 'withdrawn'
  return (
    <Form
      method="post"
      preventScrollReset
      replace
      aria-busy={pending !== undefined}
      className="grid max-w-3xl gap-6"
    >
      <Kept name={`answer ${gap ?? ''}`} />
      <input type="hidden" name="based" value={answer?.version ?? 0} />
      <input type="hidden" name="gap" value={gap ?? ''} />
      <Field {...field('asked')} required requiredText={copy.required}>
        <Textarea name="asked" rows={5} defaultValue={typed.asked} />
      </Field>
      <Field {...field('answer')}>
        <Textarea name="answer" rows={4} maxLength={answerLength} defaultValue={typed.answer} />
      </Field>
      <Field {...field('answer_fr')}>
        <Textarea
          name="answer_fr"
          rows={4}
          lang="fr"
          maxLength={answerLength}
          defaultValue={typed.answer_fr}
        />
      </Field>
      <Field {...field('path')}>
        <Input name="path" list="answer-pages" autoComplete="off" defaultValue={typed.path} />
      </Field>
      <datalist id="answer-pages">
        {pages.map(({ path, title }) => (
          <option key={path} value={path} label={title} />
        ))}
      </datalist>
      {state?.found && (
        <div className="grid gap-3">
          <Alert takesFocus text={copy.warning(state.found)} />
          <label className="flex min-h-6 items-center gap-3">
            <input type="checkbox" name="confirmed" className="size-5 shrink-0" />
            {copy.confirm}
          </label>
        </div>
      )}
      <Alert takesFocus text={state?.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" disabled={pending === 'save'}>
          {pending === 'save' ? copy.saving : isLive ? copy.save : copy.saveWithdrawn}
        </Button>
        {answer && (
          <Button
            type="submit"
            name="intent"
            value={isLive ? 'withdraw' : 'publish'}
            variant="secondary"
          >
            {isLive ? copy.withdraw : copy.publish}
          </Button>
        )}
      </div>
      <section className="grid gap-4 border-t border-ink pt-5" aria-label={fields.try}>
        <Field id="answer-try" label={fields.try} hint={hints.try} error={state?.tryError}>
          <Input
            name="try"
            maxLength={500}
            autoComplete="off"
            defaultValue={state?.tried?.question}
          />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="try"
          variant="secondary"
          className="justify-self-start"
        >
          {pending === 'try' ? copy.trying : copy.tryIt}
        </Button>
        {state?.tried && <Tried {...state.tried} />}
      </section>
    </Form>
  )
}
