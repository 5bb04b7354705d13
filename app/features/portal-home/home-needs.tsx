import { Link } from 'react-router'
import { Check } from '#app/ui/icons.tsx'
import { portalHome as copy } from '#content/portal-home.ts'
import { NeedLine } from './need-line.tsx'
import { needViews } from './need-views.ts'
import { type NeedPart, needsCountedUpTo, needsShown, type PortalHome } from './portal-home.ts'

/** What needs the client, one line each, and what leads to the rest of it. */
export function HomeNeeds({ needs, now }: Pick<PortalHome, 'needs' | 'now'>) {
  const all = needs.reduce((sum, { count }) => sum + Math.min(count, needsCountedUpTo), 0)
  const isCapped = needs.some(({ count }) => count > needsCountedUpTo)
  return (
    <section aria-labelledby="needs" className="home-part">
      <div className="home-head">
        <h1 id="needs" className="headline text-heading">
          {copy.title}
        </h1>
        {all > 0 && <p className="label text-ink-muted">{copy.waiting(all, isCapped)}</p>}
      </div>
      {all === 0 ? (
        <NothingNeeded />
      ) : (
        <ul aria-labelledby="needs">
          {needs.map(({ key, rows }) =>
            rows.map((need) => <NeedLine key={need.id} kind={key} need={need} now={now} />),
          )}
        </ul>
      )}
      <Rest needs={needs} />
    </section>
  )
}

function NothingNeeded() {
  return (
    <div className="flex gap-3 border-b border-line py-4">
      <Check aria-hidden="true" size={18} className="mt-1 shrink-0 text-verdigris" />
      <div>
        <p className="font-medium">{copy.empty}</p>
        <p className="mt-1 text-small text-ink-muted">{copy.emptyHint}</p>
      </div>
    </div>
  )
}

/** The kinds of which more wait than are shown. */
function Rest({ needs }: { needs: NeedPart[] }) {
  const longer = needs.filter(({ count }) => count > needsShown)
  if (longer.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 pt-2 text-small">
      {longer.map(({ key, count }) => {
        const text = copy.all[key](copy.count(count, needsCountedUpTo))
        const { list } = needViews[key]
        return (
          <li key={key} className="flex min-h-6 items-center">
            {list ? (
              <Link to={list} className="text-link">
                {text}
              </Link>
            ) : (
              <span className="text-ink-muted">{text}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
