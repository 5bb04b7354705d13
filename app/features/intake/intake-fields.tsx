import { useEffect, useRef } from 'react'
import { intakeCopy } from '#content/intake.ts'
import { keepDraft } from './draft.ts'
import { type IntakeAnswer, intakeFields } from './intake.ts'

type IntakeFieldsProps = {
  form: string
  /** From `issueFormToken`: the page's own, until a script has fetched another. */
  token: string
  answer: IntakeAnswer | undefined
  /** False where what is typed shall not outlive the page. */
  draft?: boolean
}

/**
 * What every public form carries: its token, a field that only programs fill in, and the proof of
 * work when the answer asked for one. Stands anywhere inside the form.
 */
export function IntakeFields({ form, token, answer, draft = true }: IntakeFieldsProps) {
  const tokenField = useRef<HTMLInputElement>(null)
  const proofField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const [field, owner] = [tokenField.current, tokenField.current?.form]
    if (!field || !owner) return
    const fetchToken = () => {
      owner.removeEventListener('focusin', fetchToken)
      void ownToken(form).then((own) => {
        if (own) field.value = own
      })
    }
    if (owner.contains(document.activeElement)) fetchToken()
    else owner.addEventListener('focusin', fetchToken)
    const stopKeeping = draft ? keepDraft(owner, form) : undefined
    return () => {
      owner.removeEventListener('focusin', fetchToken)
      stopKeeping?.()
    }
  }, [form, draft])

  const challenge = answer?.challenge
  useEffect(() => {
    const field = proofField.current
    if (!field?.form || !challenge) return
    let isWanted = true
    void import('./solve-proof.ts')
      .then(({ solveProof }) => solveProof(challenge))
      .then((proof) => {
        if (!isWanted) return
        field.value = proof
        field.form?.requestSubmit()
      })
    return () => {
      isWanted = false
    }
  }, [challenge])

  useEffect(() => {
    // A proof is good for one post; what is sent next is judged anew.
    if (answer && !answer.challenge && proofField.current) proofField.current.value = ''
  }, [answer])

  return (
    <>
      <input type="hidden" name={intakeFields.form} value={form} />
      <input ref={tokenField} type="hidden" name={intakeFields.token} defaultValue={token} />
      <input ref={proofField} type="hidden" name={intakeFields.proof} defaultValue="" />
      <div aria-hidden="true" className="sr-only">
        <label>
          {intakeCopy.trap}
          <input type="text" name={intakeFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

async function ownToken(form: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`/api/form-token?form=${form}`)
    const body: { token?: string } = answer.ok ? await answer.json() : {}
    return body.token
  } catch {
    // Without a connection the page's token stays, and sending will say what is wrong.
    return undefined
  }
}
