import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button, SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { secondFactor } from '#content/second-factor.ts'
import { AccountSection } from '../account/account-section.tsx'
import { codeSchema } from './second-factor.ts'

const { pending: copy } = secondFactor

type SetUpProps = {
  secret: string
  /** What the QR code says. */
  address: string
  qr: { size: number; path: string }
  result: SubmissionResult<string[]> | undefined
}

/** Shows the key as a QR code and as text, and asks for the first code. */
export function SecondFactorSetUp({ secret, address, qr, result }: SetUpProps) {
  const intent = useNavigation().formData?.get('intent')
  const [form, fields] = useForm({
    id: 'confirm',
    lastResult: result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: codeSchema }),
  })
  return (
    <>
      <AccountSection id="scan-title" title={copy.scan}>
        {/* Dark on white in both themes: many cameras read nothing else. */}
        <svg
          role="img"
          aria-label={copy.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          className="w-full max-w-56 border border-line"
        >
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <p className="mt-5 text-small text-ink-muted">{copy.orType}</p>
        <p className="mt-1 max-w-md font-mono [overflow-wrap:anywhere]">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
        <p className="mt-4 text-small text-ink-muted">
          {copy.sameDevice}{' '}
          <a href={address} className="text-link">
            {copy.open}
          </a>
        </p>
      </AccountSection>
      <AccountSection id="confirm-title" title={copy.confirm}>
        <Form
          method="post"
          {...getFormProps(form)}
          preventScrollReset
          className="grid max-w-md gap-5"
        >
          <input type="hidden" name="intent" value="confirm" />
          <Alert title={secondFactor.failure.title} text={form.errors} boxed />
          <TextField
            field={fields.code}
            label={copy.code}
            required
            requiredText={secondFactor.required}
            input={{
              inputMode: 'numeric',
              autoComplete: 'one-time-code',
              maxLength: 9,
              className: 'font-mono tracking-widest',
              defaultValue: undefined,
            }}
          />
          <SubmitButton
            className="justify-self-start max-sm:w-full"
            label={copy.submit}
            busy={intent === 'confirm' && copy.submitting}
          />
        </Form>
        <Form method="post" className="mt-3">
          <input type="hidden" name="intent" value="cancel" />
          <Button
            type="submit"
            variant="ghost"
            disabled={intent === 'cancel'}
            className="max-sm:w-full sm:-ms-5"
          >
            {copy.cancel}
          </Button>
        </Form>
      </AccountSection>
    </>
  )
}
