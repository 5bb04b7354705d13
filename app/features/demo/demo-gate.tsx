import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { company } from '#content/company.ts'
import { demoGate } from '#content/demo-gate.ts'
import { demoGateSchema } from './demo.ts'

/** The password page of the demo dashboard. */
export function DemoGate({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const pending = useNavigation().state !== 'idle'
  const [form, fields] = useForm({
    id: 'demo-gate',
    lastResult: result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: demoGateSchema }),
  })
  return (
    <SignInLayout
      name={company.name}
      tagline={company.tagline}
      label={demoGate.label}
      title={demoGate.title}
      note={demoGate.note}
      figure="construction"
      links={[
        { to: '/auth', label: demoGate.toPortal },
        { to: '/', label: demoGate.toHome },
      ]}
    >
      <Form method="post" action="/allied" {...getFormProps(form)} className="mt-8 grid gap-5">
        <p className="text-ink-muted">{demoGate.intro}</p>
        <Alert text={form.errors} boxed />
        <Field
          id={fields.loginId.id}
          label={demoGate.loginId}
          error={fields.loginId.errors}
          required
          requiredText={demoGate.required}
        >
          <Input
            name={fields.loginId.name}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={fields.loginId.initialValue}
            key={`id-${fields.loginId.initialValue}`}
            maxLength={200}
          />
        </Field>
        <TextField
          field={fields.password}
          label={demoGate.password}
          required
          requiredText={demoGate.required}
          input={{
            type: 'password',
            autoComplete: 'current-password',
            maxLength: 200,
            defaultValue: undefined,
          }}
        />
        <SubmitButton label={demoGate.submit} busy={pending && demoGate.submitting} />
      </Form>
    </SignInLayout>
  )
}
