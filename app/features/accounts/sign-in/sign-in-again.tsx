import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { auth } from '#content/auth.ts'
import { codeStep } from '#content/second-factor.ts'
import { signedOut as copy } from '#content/signed-out.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { passwordLimits } from '../password/password-limits.ts'
import { type AgainAnswer, sendAgain } from './again.ts'

const controls = {
  password: { type: 'password', ...passwordLimits.given },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 9 },
  recovery: { autoComplete: 'off', autoCapitalize: 'none', maxLength: 20 },
} as const
const labels = {
  password: auth.fields.password,
  code: codeStep.code,
  recovery: codeStep.recovery,
}
const other = { code: 'recovery', recovery: 'code' } as const

type SignInAgainProps = {
  /** Whose page it is: nobody else can go on with it. */
  email: string
  side: 'admin' | 'portal'
  onDone: () => void
}

/** The sign-in of a page that outlived its session: password, code or passkey, without leaving it. */
export function SignInAgain({ email, side, onDone }: SignInAgainProps) {
  const [{ step, error }, setAnswer] = useState<AgainAnswer>({ step: 'password' })
  const [pending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const shown = step === 'done' ? 'password' : step

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new step and each error asks for this field again
  useLayoutEffect(() => field.current?.focus(), [step, error])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The page's forms are not this one.
    event.stopPropagation()
    if (pending) return
    const form = event.currentTarget
    setPending(true)
    const answer = await sendAgain(new FormData(form))
    setPending(false)
    setAnswer(answer ?? { step: shown, error: copy.lost })
    if (answer?.error || answer?.step !== 'done') form.reset()
    if (answer?.step === 'done') onDone()
  }

  return (
    <>
      <form onSubmit={send} noValidate aria-busy={pending} className="mt-6 grid gap-4">
        <input type="hidden" name="kind" value={shown} />
        <Field id={`${id}-email`} label={auth.fields.email}>
          <Input name="email" type="email" autoComplete="username" readOnly value={email} />
        </Field>
        <Field key={shown} id={`${id}-${shown}`} label={labels[shown]} error={error}>
          <Input
            ref={field}
            name={shown === 'password' ? 'password' : 'code'}
            spellCheck={false}
            {...controls[shown]}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" aria-disabled={pending || undefined}>
            {pending ? copy.signingIn : copy.signIn}
          </Button>
          {shown !== 'password' && (
            <button
              type="button"
              className="text-link min-h-8"
              onClick={() => setAnswer({ step: other[shown] })}
            >
              {shown === 'code' ? codeStep.useRecovery : codeStep.useCode}
            </button>
          )}
        </div>
      </form>
      {shown === 'password' && (
        <PasskeyButton
          side={side}
          failed={codeStep.failure.title}
          onEntered={onDone}
          className="mt-4"
        />
      )}
    </>
  )
}
