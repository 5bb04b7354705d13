import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lazyOnce } from '#app/features/intake/lazy-once.ts'
import { dismissToast, raiseToast } from '#app/ui/toast.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { getStarted } from '#content/get-started.ts'
import {
  type AnswerErrors,
  type FieldName,
  fieldsOf,
  type GetStartedState,
  isField,
  readAnswers,
  readStep,
  type Step,
  stepWith,
} from './get-started.ts'
import { keepAnswers, keptAnswers } from './get-started-saved-answers.ts'

const stepOf = (hash: string) => readStep(/^#step-(.+)$/.exec(hash)?.[1] ?? null)

type Rules = typeof import('./get-started-schema.ts')

const refusalToast = (count: number) => `incomplete-${count}`

/**
 * The get-started form with scripts: steps change without a request. The step is in the address's
 * fragment, so that the Back button works, also without a connection.
 */
export function useGetStartedSteps(
  server: GetStartedState,
  form: RefObject<HTMLFormElement | null>,
) {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [answers, setAnswers] = useState(server.answers)
  const [errors, setErrors] = useState(server.errors)
  /** Fields read their values only when they mount; a new round mounts them again. */
  const [round, setRound] = useState(0)
  const [refused, setRefused] = useState(0)
  const [begin] = useState(() => Object.keys(server.errors)[0])
  /** Loaded when the first field gets the focus, or a later step is opened. */
  const [rules, setRules] = useState<Rules>()
  const [lazy] = useState(() =>
    lazyOnce(async () => {
      const found = await import('./get-started-schema.ts')
      setRules(found)
      return found
    }),
  )
  const asked = hydrated ? stepOf(hash) : undefined
  const step =
    asked && rules ? (Math.min(asked, rules.firstOpenStep(answers)) as Step) : server.step

  const isAsked = asked !== undefined
  useEffect(() => {
    if (isAsked || form.current?.contains(document.activeElement)) void lazy.load()
  }, [lazy, isAsked, form])

  useEffect(() => {
    const kept = keptAnswers()
    const typed = form.current ? readAnswers(new FormData(form.current)) : {}
    setAnswers((now) => ({ ...kept, ...now, ...typed }))
    if (Object.keys(kept).length > 0) setRound((count) => count + 1)
  }, [form])

  useEffect(() => {
    if (Object.keys(answers).length > 0) keepAnswers(answers)
  }, [answers])

  useLayoutEffect(() => {
    if (refused === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const target = wrong?.matches('[role=radiogroup]') ? wrong.querySelector('input') : wrong
    target?.focus()
  }, [refused, form])

  const turnTo = (next: Step, replace = false) => {
    setErrors({})
    dismissToast(refusalToast(refused))
    navigate(`#step-${next}`, { preventScrollReset: true, replace })
  }
  const refuse = (found: AnswerErrors) => {
    setErrors(found)
    setRefused(refused + 1)
    raiseToast({ ...getStarted.incomplete, tone: 'destructive', id: refusalToast(refused + 1) })
  }
  const checkOne = async (name: FieldName, value: string) => {
    const found = (await lazy.load())?.check({ [name]: value }, [name])
    if (found) setErrors((now) => ({ ...now, [name]: found[name] }))
  }

  return {
    step,
    answers,
    errors,
    /** The field that gets the focus on a page with errors from the server. */
    begin: hydrated ? undefined : begin,
    round,
    lazy,
    turnTo,
    /** Whether the open step is complete; when it is not, its errors are shown. */
    accepts({ check }: Rules): boolean {
      const found = check(answers, fieldsOf[step])
      const complete = Object.keys(found).length === 0
      if (!complete) refuse(found)
      return complete
    },
    /** Shows the server's errors at the step they belong to. */
    showErrors(found: AnswerErrors) {
      const where = stepWith(found)
      if (where && where !== step) turnTo(where, true)
      refuse(found)
    },
    onInput(event: FormEvent) {
      const { name, value } = event.target as HTMLInputElement
      if (!isField(name)) return
      setAnswers((now) => ({ ...now, [name]: value }))
      if (errors[name]) checkOne(name, value)
    },
    onBlur(event: FormEvent) {
      const { name, value } = event.target as HTMLInputElement
      // A field shows no errors before something was typed into it.
      if (isField(name) && value) checkOne(name, value)
    },
  }
}

export type GetStartedSteps = ReturnType<typeof useGetStartedSteps>
