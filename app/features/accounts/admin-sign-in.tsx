import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { FigurePrint } from '#app/ui/figure-print.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { useToast } from '#app/ui/toast.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { adminAuth } from '#content/admin.ts'
import { company } from '#content/company.ts'
import { signInSchema } from './sign-in.ts'

type AdminSignInProps = {
  result: SubmissionResult<string[]> | undefined
  failure: { id: string; message: string } | null
}

/** The staff entrance: a door, a form and the warning beside it. */
export function AdminSignIn({ result, failure }: AdminSignInProps) {
  const pending = useNavigation().state !== 'idle'
  const hydrated = useHydrated()
  const toast = useToast()
  const [form, fields] = useForm({
    id: 'admin-sign-in',
    lastResult: result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signInSchema }),
  })
  useEffect(() => {
    if (failure) {
      toast({
        id: failure.id,
        title: adminAuth.failure.title,
        description: failure.message,
        tone: 'destructive',
      })
    }
  }, [failure, toast])
  return (
    <main id="main" className="grid min-h-dvh grid-cols-1 lg:grid-cols-[1fr_1.1fr]">
      <div className="relative hidden items-center justify-center overflow-hidden border-e border-line bg-surface lg:flex">
        <FigurePrint figure="quiet" className="size-[34rem]" />
      </div>
      <div className="flex flex-col justify-center px-6 py-12 sm:px-16">
        <div className="w-full max-w-md">
          <Link to="/" className="headline text-heading">
            {company.name}
          </Link>
          <Microtext text={company.tagline} />
          <MrzLine text={adminAuth.label} className="mt-10" />
          <h1 className="headline text-title mt-3">{adminAuth.title}</h1>
          <p className="mt-3 border-s-2 border-vermilion ps-4 text-ink-muted">
            {adminAuth.warning}
          </p>
          <Form
            method="post"
            {...getFormProps(form)}
            noValidate={hydrated}
            className="mt-8 grid gap-5"
          >
            {form.errors && (
              <p role="alert" className="border border-vermilion px-4 py-3 text-vermilion">
                <strong>{adminAuth.failure.title}</strong> {form.errors[0]}
              </p>
            )}
            <Field
              id={fields.email.id}
              label={adminAuth.email}
              error={fields.email.errors}
              required
              requiredText={adminAuth.required}
            >
              <Input
                name={fields.email.name}
                type="email"
                autoComplete="username"
                defaultValue={fields.email.initialValue}
                key={`email-${fields.email.initialValue}`}
                maxLength={255}
              />
            </Field>
            <Field
              id={fields.password.id}
              label={adminAuth.password}
              error={fields.password.errors}
              required
              requiredText={adminAuth.required}
            >
              <Input name={fields.password.name} type="password" autoComplete="current-password" />
            </Field>
            <Button type="submit" disabled={pending}>
              {pending ? adminAuth.submitting : adminAuth.submit}
            </Button>
          </Form>
          <p className="mt-8 flex flex-wrap gap-6">
            <Link to="/auth" className="text-link">
              {adminAuth.toPortal}
            </Link>
            <Link to="/" className="text-link">
              {adminAuth.toHome}
            </Link>
          </p>
        </div>
      </div>
    </main>
  )
}
