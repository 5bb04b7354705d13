import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import {
  type Answers,
  fieldsOf,
  keptNames,
  lastStep,
  type Step,
  stepBack,
} from '#app/features/leads/get-started.ts'
import { StepFields } from '#app/features/leads/get-started-fields.tsx'
import { ComingPages, TurnedPages } from '#app/features/leads/get-started-finished-steps.tsx'
import { GetStartedFrame } from '#app/features/leads/get-started-frame.tsx'
import { StepProgress } from '#app/features/leads/get-started-progress.tsx'
import { MachineZone } from '#app/features/leads/get-started-zone.tsx'
import type { GetStartedSteps } from '#app/features/leads/use-get-started-steps.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { getStarted } from '#content/get-started.ts'

const { buttons, consent, pages } = getStarted

type GetStartedFormProps = {
  steps: GetStartedSteps
  form: RefObject<HTMLFormElement | null>
  /** The server's message, shown above the fields. */
  notice: { title: string; text?: string } | null
  pending: boolean
  /** The form's `IntakeFields`. */
  guard: ReactNode
}

// Leaving a field can show a message, which moves a button away from under the pointer.

/** The get-started form: finished steps above, the open step, and the edges of those to come. */
export function GetStartedForm({ steps, form, notice, pending, guard }: GetStartedFormProps) {
  const { step, answers, errors, begin } = steps
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    const top = form.current?.getBoundingClientRect().top ?? 0
    // Leaves room for the sticky header.
    if (top < 80 || top > window.innerHeight / 2) form.current?.scrollIntoView()
  }, [step, form])

  const isSure = useRef(false)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as unknown as { submitter: HTMLButtonElement | null }
    const { lazy } = steps
    const rules = lazy.loaded()
    if (!rules) {
      // The schema is loaded first; when that fails, the server checks the form.
      if (!isSure.current) {
        event.preventDefault()
        void lazy.loadFor(() => {
          isSure.current = !lazy.loaded()
          form.current?.requestSubmit(submitter)
        })
      }
      isSure.current = false
      return
    }
    const back = stepBack(submitter?.value ?? '', step)
    const goesOn = !back && steps.accepts(rules)
    if (goesOn && step === lastStep) return
    event.preventDefault()
    if (back) steps.turnTo(back)
    else if (goesOn) steps.turnTo((step + 1) as Step)
  }
  const page = pages[step - 1]
  const forward = step === lastStep ? 'submit' : 'next'
  return (
    <Form
      ref={form}
      method="post"
      action={`/get-started?step=${step}`}
      preventScrollReset
      onSubmit={onSubmit}
      onFocus={() => void steps.lazy.load()}
      onInput={steps.onInput}
      onBlur={steps.onBlur}
      aria-busy={pending}
      aria-label={getStarted.form}
    >
      {/* The first submit button, which the Enter key presses: it must not be the one that goes back. */}
      <button
        type="submit"
        name="intent"
        value={forward}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <HiddenAnswers step={step} answers={answers} />
      {guard}
      <TurnedPages step={step} answers={answers} />
      <GetStartedFrame>
        <StepProgress step={step} />
        <h2 ref={heading} tabIndex={-1} className="display mt-7 text-section sm:text-title">
          {page?.title}
        </h2>
        <p className="mt-2 max-w-[52ch] text-ink-muted">{page?.text}</p>
        {notice && (
          <div
            role="alert"
            tabIndex={-1}
            // biome-ignore lint/a11y/noAutofocus: a page with errors in no single field puts the focus here.
            autoFocus={!begin}
            className="mt-6 border-s-2 border-vermilion ps-3"
          >
            <p className="font-medium text-vermilion">{notice.title}</p>
            {notice.text && <p>{notice.text}</p>}
          </div>
        )}
        <div
          key={`${step}-${steps.round}`}
          className="mt-7 grid grid-cols-1 gap-x-6 gap-y-6 sm:grid-cols-2"
        >
          <StepFields step={step} answers={answers} errors={errors} begin={begin} />
        </div>
        {step === lastStep && (
          <p className="mt-7 max-w-[60ch] text-small text-ink-muted">
            {consent.text}{' '}
            <Link to="/privacy" className="text-link">
              {consent.privacy}
            </Link>
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value={forward}
            size="large"
            disabled={pending}
            className="min-w-48 max-sm:grow"
          >
            {step < lastStep ? buttons.next : pending ? buttons.submitting : buttons.submit}
          </Button>
          {step > 1 && (
            <Button
              type="submit"
              name="intent"
              value="previous"
              size="large"
              variant="ghost"
              disabled={pending}
              className="max-sm:grow"
            >
              {buttons.previous}
            </Button>
          )}
        </div>
        <MachineZone answers={answers} />
      </GetStartedFrame>
      <ComingPages step={step} />
    </Form>
  )
}

/** The answers of the other steps as hidden fields: every post contains all answers. */
function HiddenAnswers({ step, answers }: { step: Step; answers: Answers }) {
  const others = keptNames.filter(
    (name) => !(fieldsOf[step] as readonly string[]).includes(name) && answers[name],
  )
  return others.map((name) => <input key={name} type="hidden" name={name} value={answers[name]} />)
}
