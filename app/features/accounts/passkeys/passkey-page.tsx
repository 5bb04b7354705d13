import type { SubmissionResult } from '@conform-to/react'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { type DataColumn, DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { passkeys as copy } from '#content/passkeys.ts'
import { AccountSection } from '../account/account-section.tsx'
import { SecondFactorMust } from '../second-factor/second-factor-must.tsx'
import type { ListedPasskey } from './passkey.ts'
import { PasskeyAdd } from './passkey-add.tsx'
import { PasskeyFirst } from './passkey-first.tsx'
import { PasskeyRemoval } from './passkey-removal.tsx'
import { PasskeyRename } from './passkey-rename.tsx'

export type PasskeyAnswer = { intent: 'rename' | 'remove'; result: SubmissionResult<string[]> }

type PasskeyPageProps = {
  passkeys: ListedPasskey[]
  /** The passkey to rename or remove, named by the address. */
  open: { kind: 'rename' | 'remove'; passkey: ListedPasskey } | null
  /** An administrator who must have a second factor came with the password alone. */
  lacking: boolean
  accountHref: string
  answer: PasskeyAnswer | undefined
}

/** Where passkeys are added, named and removed. */
export function PasskeyPage(props: PasskeyPageProps) {
  const { passkeys, open, lacking, accountHref, answer } = props
  // A session of the password alone may remove no passkey and add no second one.
  const owed = lacking && passkeys.length > 0
  const resultOf = (intent: PasskeyAnswer['intent']) =>
    answer?.intent === intent ? answer.result : undefined
  const heading = useHeadingAfter(`${open?.kind} ${passkeys.map(({ id, name }) => id + name)}`)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="headline text-section outline-none">
          {copy.title}
        </h1>
        {!lacking && (
          <Link to={accountHref} className="text-link">
            {copy.back}
          </Link>
        )}
      </div>
      <p className="prose-measure mb-8 text-ink-muted">{copy.intro}</p>
      {lacking && !owed && (
        <SecondFactorMust instead={{ ...copy.instead, to: `${accountHref}/second-factor` }} />
      )}
      {owed && <PasskeyFirst />}
      {open?.kind === 'rename' && (
        <PasskeyRename key={open.passkey.id} passkey={open.passkey} result={resultOf('rename')} />
      )}
      {open?.kind === 'remove' && !owed && (
        <PasskeyRemoval key={open.passkey.id} passkey={open.passkey} result={resultOf('remove')} />
      )}
      <AccountSection id="passkeys-title" title={copy.list.title}>
        {passkeys.length === 0 ? (
          <p>{copy.list.empty}</p>
        ) : (
          <DataTable
            caption={copy.list.caption}
            columns={columns(!owed)}
            rows={passkeys}
            rowKey={({ id }) => id}
          />
        )}
      </AccountSection>
      {!owed && (
        <AccountSection id="add-title" title={copy.add.title} text={copy.add.text}>
          {lacking && <p className="prose-measure mb-6">{copy.add.thenSignIn}</p>}
          <PasskeyAdd key={passkeys.length} />
        </AccountSection>
      )}
    </>
  )
}

/** Moves the focus to the heading when the change removed the element that had it. */
function useHeadingAfter(state: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useLayoutEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) heading.current?.focus()
  }, [state])
  return heading
}

const { list } = copy
const columns = (removable: boolean): DataColumn<ListedPasskey>[] =>
  withHeaders(list, [
    { key: 'name', cell: ({ name }) => <span className="[overflow-wrap:anywhere]">{name}</span> },
    { key: 'added', cell: ({ added }) => <Time iso={added} /> },
    { key: 'lastUsed', cell: ({ lastUsed }) => (lastUsed ? <Time iso={lastUsed} /> : list.never) },
    {
      key: 'action',
      cell: ({ id, name }) => (
        <span className="flex flex-wrap gap-2">
          <ButtonLink
            to={`?rename=${id}`}
            size="small"
            variant="secondary"
            aria-label={list.renameOf(name)}
          >
            {list.rename}
          </ButtonLink>
          {removable && (
            <ButtonLink
              to={`?remove=${id}`}
              size="small"
              variant="destructive"
              aria-label={list.removeOf(name)}
            >
              {list.remove}
            </ButtonLink>
          )}
        </span>
      ),
    },
  ])

function Time({ iso }: { iso: string }) {
  return <Moment at={iso} look="time" />
}
