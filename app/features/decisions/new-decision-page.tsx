import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { TypedText } from '#app/ui/typed-text.tsx'
import { newDecision as copy, decisionCopy } from '#content/decisions.ts'
import { adminDecisionsPath } from './decision.ts'
import type { DecisionPlace } from './decision-place-store.server.ts'
import type { DecisionAnswer, DecisionEntry } from './new-decision.ts'
import { NewDecisionForm } from './new-decision-form.tsx'

const here = `${adminDecisionsPath}/new`

type NewDecisionPageProps = {
  id: string
  place: DecisionPlace | null
  /** Chooses the client; null when there are none. */
  clientPicker: ReactNode
  entry: DecisionEntry
  answer: DecisionAnswer | undefined
}

/** The form for a new decision. The client is chosen first, so that its people and documents are offered without a script. */
export function NewDecisionPage({ id, place, clientPicker, entry, answer }: NewDecisionPageProps) {
  return (
    <>
      <BackLink to={adminDecisionsPath}>{copy.back}</BackLink>
      <h1 className="headline mt-2 text-section">{copy.title}</h1>
      <p className="prose-measure mt-2 mb-8 text-ink-muted">{copy.hint}</p>
      {place ? (
        <>
          <p className="mb-8 flex max-w-4xl flex-wrap items-baseline gap-x-4 border-y border-line py-3">
            <span className="label text-ink-muted">{copy.client}</span>
            <span className="font-medium wrap-anywhere">{place.client.name}</span>
            <Link to={here} className="text-link ms-auto text-small">
              {copy.otherClient}
            </Link>
          </p>
          <NewDecisionForm
            key={answer?.key ?? id}
            {...{ place }}
            id={answer?.id ?? id}
            errors={answer?.errors ?? {}}
            entry={answer?.entry ?? entry}
          />
        </>
      ) : (
        <>
          <Alert text={answer && copy.errors.client} boxed className="mb-6" />
          {answer && (
            <TypedText label={decisionCopy.typed} texts={[answer.entry.title, answer.entry.body]} />
          )}
          {clientPicker ? (
            <Form
              action={here}
              id="new-decision"
              className="grid max-w-2xl justify-items-start gap-5"
            >
              {clientPicker}
              <Button type="submit">{copy.continue}</Button>
            </Form>
          ) : (
            <p className="text-ink-muted">
              {copy.noClients}{' '}
              <Link to="/lead_admin/clients/new" className="text-link">
                {copy.createClient}
              </Link>
            </p>
          )}
        </>
      )}
    </>
  )
}
