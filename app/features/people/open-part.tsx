import { Link } from 'react-router'
import { Moment } from '#app/ui/times/moment.tsx'
import { leadLabels } from '#content/admin.ts'
import { personPage as copy, openCounts } from '#content/people.ts'
import { type FoundBy, type OpenRecord, openHref, openKinds, openListHref } from './open.ts'

type OpenPartProps = {
  open: OpenRecord[]
  foundBy: FoundBy
  /** They are of several people, so each says whose it is. */
  isOfMany?: boolean
}

/** What is not finished, by kind: how many there are, and the first ones, each with a link. */
export function OpenPart({ open, foundBy, isOfMany = false }: OpenPartProps) {
  if (open.length === 0) return <p>{copy.nothingOpen}</p>
  return (
    <ul className="grid gap-3">
      {openKinds.map((kind) => {
        const ofKind = open.filter((one) => one.kind === kind)
        const [first] = ofKind
        if (!first) return null
        const list = openListHref(kind, foundBy)
        return (
          <li key={kind}>
            {list ? (
              <Link to={list} className="text-link">
                {openCounts[kind](first.total)}
              </Link>
            ) : (
              openCounts[kind](first.total)
            )}
            <ul className="mt-1 grid gap-1 border-s border-line-strong ps-3 text-small">
              {ofKind.map((one) => (
                <li key={one.id} className="wrap-anywhere">
                  <Link to={openHref(one)} className="text-link">
                    {textOf(one)}
                  </Link>{' '}
                  <span className="text-ink-muted">
                    {isOfMany && one.who && `· ${one.who} `}· <Moment at={one.at} />
                  </span>
                </li>
              ))}
              {first.total > ofKind.length && (
                <li className="text-ink-muted">{copy.moreOpen(first.total - ofKind.length)}</li>
              )}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

function textOf({ kind, name }: OpenRecord): string {
  if (kind === 'leads') return leadLabels.source[name as keyof typeof leadLabels.source] ?? name
  return name || copy.openNames[kind]
}
