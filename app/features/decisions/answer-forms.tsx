import { useState } from 'react'
import { useNavigation } from 'react-router'
import { Button, ButtonLink, SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { portalDecision as copy } from '#content/decisions.ts'
import {
  type AnswerRefusal,
  type Decision,
  isDrawn,
  nameLength,
  portalDecisionsPath,
  reasonLength,
} from './decision.ts'
import { wordingOf } from './decision-wording.ts'
import { NameDrawing } from './name-drawing.tsx'

type AnswerFormsProps = {
  decision: Decision
  hasFactor: boolean
  refusal: AnswerRefusal | undefined
}

/** Agrees or declines; without the second factor that is asked for, says how to get one. */
export function AnswerForms({ decision, hasFactor, refusal }: AnswerFormsProps) {
  const path = `${portalDecisionsPath}/${decision.id}`
  return (
    <section
      aria-labelledby="answer"
      className="no-print border-t-2 border-navy bg-surface px-4 py-5 sm:px-5"
    >
      <h2 id="answer" tabIndex={-1} className="headline text-heading">
        {copy.answer}
      </h2>
      {decision.needs_second_factor && !hasFactor ? (
        <div className="mt-3">
          <p className="font-medium">{copy.needsFactor}</p>
          <p className="prose-measure mt-1 mb-4 text-ink-muted">{copy.needsFactorHint}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/dashboard/account/second-factor">{copy.setUp}</ButtonLink>
            <ButtonLink to="/dashboard/account/passkeys" variant="secondary">
              {copy.setUpPasskey}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <>
          <AgreeForm decision={decision} path={path} refusal={refusal} />
          <DeclineForm decision={decision} path={path} refusal={refusal} />
        </>
      )}
    </section>
  )
}

type OneFormProps = { decision: Decision; path: string; refusal: AnswerRefusal | undefined }

function AgreeForm({ decision, path, refusal }: OneFormProps) {
  const pending = useNavigation().formData?.get('intent') === 'agree'
  const [drawing, setDrawing] = useState(refusal?.drawing ?? '')
  return (
    <Form method="post" action={path} preventScrollReset replace className="mt-3">
      <input type="hidden" name="round" value={decision.round} />
      <input type="hidden" name="intent" value="agree" />
      <p className="prose-measure wrap-anywhere">{wordingOf(decision)}</p>
      {decision.kind === 'signature' && (
        <>
          <Field
            id="name"
            label={copy.name}
            hint={copy.nameHint}
            error={refusal?.nameError}
            autoFocus={Boolean(refusal?.nameError)}
            required={!isDrawn(drawing)}
            requiredText={copy.required}
            className="mt-4 max-w-md"
          >
            <Input
              name="name"
              autoComplete="name"
              maxLength={nameLength}
              defaultValue={refusal?.name}
              className="headline"
            />
          </Field>
          <NameDrawing drawing={drawing} onChange={setDrawing} />
        </>
      )}
      <p className="prose-measure mt-2 mb-4 text-small text-ink-muted">{copy.kept}</p>
      <Button type="submit" disabled={pending} className="sm:px-8">
        {pending ? copy.sending : copy.agree[decision.kind]}
      </Button>
    </Form>
  )
}

function DeclineForm({ decision, path, refusal }: OneFormProps) {
  const pending = useNavigation().formData?.get('intent') === 'decline'
  const isOpen = Boolean(refusal && (refusal.reasonError || refusal.reason))
  return (
    <details open={isOpen || undefined} className="mt-4 border-t border-line pt-2">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {copy.declineInstead}
      </summary>
      <Form
        method="post"
        action={`${path}?do=decline`}
        preventScrollReset
        replace
        className="mt-2 grid gap-3"
      >
        <Kept name={`decline-${decision.id}`} />
        <input type="hidden" name="round" value={decision.round} />
        <input type="hidden" name="intent" value="decline" />
        <Field
          id="because"
          label={copy.because}
          hint={copy.becauseHint}
          error={refusal?.reasonError}
          autoFocus={Boolean(refusal?.reasonError)}
          required
          requiredText={copy.required}
        >
          <Textarea
            name="because"
            rows={3}
            maxLength={reasonLength}
            defaultValue={refusal?.reason}
          />
        </Field>
        <SubmitButton
          variant="destructive"
          start
          label={copy.decline}
          busy={pending && copy.sending}
        />
      </Form>
    </details>
  )
}
