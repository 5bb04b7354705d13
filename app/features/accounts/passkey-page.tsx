import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { dateTime } from '#app/ui/format-date.ts'
import { type LedgerColumn, LedgerTable } from '#app/ui/ledger-table.tsx'
import { passkeys as words } from '#content/passkeys.ts'
import { AccountSection } from './account-section.tsx'
import type { ListedPasskey } from './passkey.ts'
import { PasskeyAdd } from './passkey-add.tsx'
import { PasskeyRemoval } from './passkey-removal.tsx'
import { PasskeyRename } from './passkey-rename.tsx'

export type PasskeyAnswer = { intent: 'rename' | 'remove'; result: SubmissionResult<string[]> }

type PasskeyPageProps = {
  passkeys: ListedPasskey[]
  /** What is done with one of them, as the address says. */
  open: { kind: 'rename' | 'remove'; passkey: ListedPasskey } | null
  accountHref: string
  answer: PasskeyAnswer | undefined
}

/** Where passkeys are added, named and removed. */
export function PasskeyPage({ passkeys, open, accountHref, answer }: PasskeyPageProps) {
  const resultOf = (intent: PasskeyAnswer['intent']) =>
    answer?.intent === intent ? answer.result : undefined
  const heading = useHeadingAfter(`${open?.kind} ${passkeys.map(({ id, name }) => id + name)}`)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="headline text-section outline-none">
          {words.title}
        </h1>
        <Link to={accountHref} className="text-link">
          {words.back}
        </Link>
      </div>
      <p className="prose-measure mb-8 text-ink-muted">{words.intro}</p>
      {open?.kind === 'rename' && (
        <PasskeyRename key={open.passkey.id} passkey={open.passkey} result={resultOf('rename')} />
      )}
      {open?.kind === 'remove' && (
        <PasskeyRemoval key={open.passkey.id} passkey={open.passkey} result={resultOf('remove')} />
      )}
      <AccountSection id="passkeys-title" title={words.list.title}>
        {passkeys.length === 0 ? (
          <p>{words.list.empty}</p>
        ) : (
          <LedgerTable
            caption={words.list.caption}
            columns={columns}
            rows={passkeys}
            rowKey={({ id }) => id}
          />
        )}
      </AccountSection>
      <AccountSection id="add-title" title={words.add.title} text={words.add.text}>
        <PasskeyAdd key={passkeys.length} />
      </AccountSection>
    </>
  )
}

/** Takes the focus when what held it has gone with the change. */
function useHeadingAfter(state: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) heading.current?.focus()
  }, [state])
  return heading
}

const { list } = words
const columns: LedgerColumn<ListedPasskey>[] = [
  {
    key: 'name',
    header: list.name,
    cell: ({ name }) => <span className="[overflow-wrap:anywhere]">{name}</span>,
  },
  { key: 'added', header: list.added, cell: ({ added }) => <Time iso={added} /> },
  {
    key: 'lastUsed',
    header: list.lastUsed,
    cell: ({ lastUsed }) => (lastUsed ? <Time iso={lastUsed} /> : list.never),
  },
  {
    key: 'action',
    header: list.action,
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
        <ButtonLink
          to={`?remove=${id}`}
          size="small"
          variant="destructive"
          aria-label={list.removeOf(name)}
        >
          {list.remove}
        </ButtonLink>
      </span>
    ),
  },
]

function Time({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="sm:whitespace-nowrap">
      {dateTime(iso)}
    </time>
  )
}
