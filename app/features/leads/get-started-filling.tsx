import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { GetStartedAnswer, GetStartedState } from '#app/features/leads/get-started.ts'
import { GetStartedForm } from '#app/features/leads/get-started-form.tsx'
import { GetStartedPage } from '#app/features/leads/get-started-page.tsx'
import { useGetStartedSteps } from '#app/features/leads/use-get-started-steps.ts'
import { raiseToast } from '#app/ui/toast.ts'
import { getStarted } from '#content/get-started.ts'

const { failure, incomplete } = getStarted

type FillingProps = {
  state: GetStartedState
  answer: GetStartedAnswer | undefined
  pending: boolean
  /** The form's `IntakeFields`. */
  guard: ReactNode
}

/** The three steps of the get-started form. */
export function Filling({ state, answer, pending, guard }: FillingProps) {
  const form = useRef<HTMLFormElement>(null)
  const steps = useGetStartedSteps(answer ?? state, form)
  const { showErrors } = steps
  const { carried } = answer ?? state
  const last = useRef(answer)
  useEffect(() => {
    // The first answer is already part of the page.
    if (!answer || last.current === answer) return
    last.current = answer
    if (Object.keys(answer.errors).length > 0) showErrors(answer.errors)
    else if (noticeOf(answer)) raiseToast({ title: failure.title, tone: 'destructive' })
  }, [answer, showErrors])
  return (
    <GetStartedPage stage="filling" rings={steps.step}>
      {carried && (
        <p className="mb-5 border-s-2 border-verdigris ps-3">
          <span className="block font-medium">{carried.title}</span>
          <span className="text-ink-muted">{carried.text}</span>{' '}
          <Link to="/pricing#estimate" className="text-link">
            {carried.change}
          </Link>
        </p>
      )}
      <GetStartedForm
        steps={steps}
        form={form}
        notice={answer ? noticeOf(answer) : null}
        pending={pending}
        guard={guard}
      />
    </GetStartedPage>
  )
}

function noticeOf({ errors, intake }: GetStartedAnswer) {
  if (intake?.challenge) return null
  if (Object.keys(errors).length > 0)
    return { title: incomplete.title, text: incomplete.description }
  if (!intake) return null
  const [said] = intake.result?.error?.[''] ?? []
  return { title: failure.title, text: said ?? failure.text }
}
