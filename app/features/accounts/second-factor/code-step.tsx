import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { company } from '#content/company.ts'
import { codeStep } from '#content/second-factor.ts'
import { codeSchema, recoverySchema } from './second-factor.ts'

type CodeStepProps = {
  kind: 'code' | 'recovery'
  /** The address of the form for the other kind of code. */
  otherHref: string
  /** The sign-in page of the side that the visitor came from. */
  signInHref: string
  result: SubmissionResult<string[]> | undefined
}

/** The second step of a sign-in: a form with one field. */
export function CodeStep({ kind, otherHref, signInHref, result }: CodeStepProps) {
  const pending = useNavigation().formMethod === 'POST'
  const byApp = kind === 'code'
  const [form, fields] = useForm({
    id: `code-step-${kind}`,
    lastResult: result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: byApp ? codeSchema : recoverySchema }),
  })
  const digits = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 9 } as const
  const letters = { autoComplete: 'off', autoCapitalize: 'none', maxLength: 20 } as const
  return (
    <main id="main" className="grid min-h-dvh grid-cols-1 lg:grid-cols-[1fr_1.1fr]">
      <div className="hidden items-center justify-center overflow-hidden border-e border-line bg-surface lg:flex">
        <Guilloche figure="quiet" className="size-[34rem]" />
      </div>
      <div className="flex flex-col justify-center px-6 py-12 sm:px-16">
        <div className="w-full max-w-md">
          <Link to="/" className="headline text-heading">
            {company.name}
          </Link>
          <Microtext text={company.tagline} />
          <MrzLine text={codeStep.label} className="mt-10" />
          <h1 className="headline mt-3 text-section">
            {byApp ? codeStep.title : codeStep.recoveryTitle}
          </h1>
          <p className="mt-3 text-ink-muted">{byApp ? codeStep.text : codeStep.recoveryText}</p>
          <Form method="post" {...getFormProps(form)} className="mt-8 grid gap-5">
            <Alert title={codeStep.failure.title} text={form.errors} boxed />
            <input type="hidden" name="kind" value={kind} />
            <Field
              id={fields.code.id}
              label={byApp ? codeStep.code : codeStep.recovery}
              error={fields.code.errors}
              required
              requiredText={codeStep.required}
            >
              <Input
                key={kind}
                name={fields.code.name}
                spellCheck={false}
                autoFocus
                className="font-mono tracking-widest"
                {...(byApp ? digits : letters)}
              />
            </Field>
            <SubmitButton label={codeStep.submit} busy={pending && codeStep.submitting} />
          </Form>
          <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
            <Link to={otherHref} replace className="text-link">
              {byApp ? codeStep.useRecovery : codeStep.useCode}
            </Link>
            <Link to={signInHref} className="text-link">
              {codeStep.startAgain}
            </Link>
          </p>
        </div>
      </div>
    </main>
  )
}
