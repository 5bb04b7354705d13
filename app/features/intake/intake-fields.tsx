import { useEffect, useRef, useState } from 'react'
import { visitBegan } from '#app/features/visits/visit-began.ts'
import { originFields } from '#app/features/visits/visit-origin.ts'
import { intakeCopy } from '#content/intake.ts'
import { keepDraft } from './draft.ts'
import { type Challenge, type IntakeAnswer, intakeFields, noProof } from './intake.ts'

type IntakeFieldsProps = {
  form: string
  /** From `issueFormToken`: the page's token, until a script has fetched one of its own. */
  token: string
  answer: IntakeAnswer | undefined
  /** False where the browser must not keep what is typed. */
  draft?: boolean
}

/**
 * The hidden fields of every public form: its token, a trap field that only programs fill in, and
 * the proof of work when the server asked for one. May be placed anywhere inside the form.
 */
export function IntakeFields({ form, token, answer, draft = true }: IntakeFieldsProps) {
  const anchor = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState<string>()
  const [began, setBegan] = useState<ReturnType<typeof visitBegan>>()
  // A proof is valid for one challenge and one post.
  const [solved, setSolved] = useState<{ challenge: Challenge; proof: string }>()
  const challenge = answer?.challenge ?? null
  const proof = solved && solved.challenge === challenge ? solved.proof : ''
  // The HTML says that no proof can be computed, until a script runs.
  const sentProof = began ? proof : noProof

  useEffect(() => {
    const owner = anchor.current?.form
    if (!owner) return
    setBegan(visitBegan())
    const fetchToken = () => {
      owner.removeEventListener('focusin', fetchToken)
      void ownToken(form).then(setOwn)
    }
    if (owner.contains(document.activeElement)) fetchToken()
    else owner.addEventListener('focusin', fetchToken)
    const stopKeeping = draft ? keepDraft(owner, form) : undefined
    return () => {
      owner.removeEventListener('focusin', fetchToken)
      stopKeeping?.()
    }
  }, [form, draft])

  useEffect(() => {
    if (!challenge) return
    let isWanted = true
    void import('./solve-proof.ts')
      .then(({ solveProof }) => solveProof(challenge))
      .catch(() => noProof)
      .then((found) => isWanted && setSolved({ challenge, proof: found }))
    return () => {
      isWanted = false
    }
  }, [challenge])

  useEffect(() => {
    if (proof) anchor.current?.form?.requestSubmit()
  }, [proof])

  return (
    <>
      <input type="hidden" name={intakeFields.form} value={form} />
      <input
        ref={anchor}
        type="hidden"
        name={intakeFields.token}
        value={(challenge && answer?.token) || own || token}
      />
      <input type="hidden" name={intakeFields.proof} value={sentProof} />
      <input type="hidden" name={originFields.landing} value={began?.landing ?? ''} />
      <input type="hidden" name={originFields.referrer} value={began?.referrer ?? ''} />
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
    // Without a connection the page's token is kept, and sending reports the error.
    return undefined
  }
}
