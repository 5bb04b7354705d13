import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { useToast } from '#app/ui/toast.ts'
import { adminAuth } from '#content/admin.ts'
import { company } from '#content/company.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { signInSchema } from './sign-in.ts'

type AdminSignInProps = {
  result: SubmissionResult<string[]> | undefined
  failure: { id: string; message: string } | null
}

/** The sign-in page of staff: the form, and the warning beside it. */
export function AdminSignIn({ result, failure }: AdminSignInProps) {
  const pending = useNavigation().state !== 'idle'
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
    <SignInLayout
      name={company.name}
      tagline={company.tagline}
      label={adminAuth.label}
      title={adminAuth.title}
      note={adminAuth.warning}
      figure="quiet"
      links={[
        { to: '/auth', label: adminAuth.toPortal },
        { to: '/', label: adminAuth.toHome },
      ]}
    >
      <Form method="post" {...getFormProps(form)} className="mt-8 grid gap-5">
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
            autoComplete="username webauthn"
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
      <PasskeyButton offers side="admin" failed={adminAuth.failure.title} />
    </SignInLayout>
  )
}
