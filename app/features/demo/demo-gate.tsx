import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
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
    <SignInLayout portal="/auth" company={company} copy={demoGate} figure="construction">
      <Form method="post" action="/allied" {...getFormProps(form)} className="mt-8 grid gap-5">
        <p className="text-ink-muted">{demoGate.intro}</p>
        <Alert text={form.errors} boxed />
        <TextField
          key={`id-${fields.loginId.initialValue}`}
          field={fields.loginId}
          label={demoGate.loginId}
          required
          requiredText={demoGate.required}
          input={{
            autoComplete: 'username',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: 200,
          }}
        />
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
