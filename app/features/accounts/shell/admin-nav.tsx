import { type KeyboardEvent, useId } from 'react'
import { Link, type LinkProps } from 'react-router'
import { ChevronDown } from '#app/ui/icons.tsx'
import { useFolding } from '#app/ui/use-folding.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { adminNav as copy } from '#content/admin-nav.ts'
import { type AdminArea, adminGroups, type WaitingCounts } from './admin-areas.ts'

type AdminNavProps = { current: AdminArea | undefined; waiting: WaitingCounts }

/** The panel's areas: an index that shows all of them, on a small screen behind a button. */
export function AdminNav(props: AdminNavProps) {
  const folding = useFolding<HTMLElement>()
  return (
    <nav aria-label={copy.label} className="border-b border-line" {...folding}>
      {/* What it opens follows it, so that the areas are in the page once. */}
      <details className="group peer lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 sm:px-8 [&::-webkit-details-marker]:hidden">
          <span className="label text-ink-muted">{copy.menu}</span>
          <span className="truncate">{props.current?.label}</span>
          <ChevronDown
            aria-hidden="true"
            size={18}
            className="ms-auto shrink-0 group-open:rotate-180"
          />
        </summary>
      </details>
      <div className="mx-auto hidden max-w-[90rem] grid-cols-2 gap-x-6 gap-y-5 border-t border-line bg-surface px-4 pt-4 pb-5 peer-open:grid sm:grid-cols-3 sm:px-8 lg:flex lg:justify-between lg:gap-0 lg:border-0 lg:bg-transparent lg:py-3">
        {adminGroups.map(({ key }) => (
          <Group key={key} {...props} name={key} />
        ))}
      </div>
    </nav>
  )
}

type GroupProps = AdminNavProps & { name: keyof typeof copy.groups }
type AreasProps = AdminNavProps & { areas: readonly AdminArea[]; labelId: string }

function Group({ name, ...props }: GroupProps) {
  const id = useId()
  const areas = adminGroups.find(({ key }) => key === name)?.areas ?? []
  const Areas = name === 'register' ? Tabs : List
  return (
    <div className="min-w-0 border-line lg:not-first:border-s lg:not-first:ps-6">
      <p id={id} className="label text-ink-muted">
        {copy.groups[name]}
      </p>
      <Areas {...props} areas={areas} labelId={id} />
    </div>
  )
}

const grid = 'mt-1 grid lg:justify-start lg:gap-x-6'
const twoColumns = 'lg:grid-cols-[auto_auto] lg:[&>:last-child:nth-child(odd)]:col-span-2'
/** A long group is as wide as its neighbours leave it, so that the index stays three lines high. */
const threeColumns =
  'lg:grid-cols-[auto_auto] lg:max-xl:[&>:last-child:nth-child(odd)]:col-span-2 xl:grid-cols-[auto_auto_auto]'

function columnsOf(count: number): string {
  if (count > 6) return threeColumns
  return count > 2 ? twoColumns : ''
}

function List({ areas, labelId, current, waiting }: AreasProps) {
  return (
    <ul aria-labelledby={labelId} className={`${grid} ${columnsOf(areas.length)}`}>
      {areas.map((area) => (
        <li key={area.to} className="min-w-0">
          <AreaLink area={area} isHere={area.to === current?.to} waiting={waiting} />
        </li>
      ))}
    </ul>
  )
}

/** The first group is a row of tabs with arrow keys. */
function Tabs({ areas, labelId, current, waiting }: AreasProps) {
  const hydrated = useHydrated()
  const reachable = Math.max(
    0,
    areas.findIndex(({ to }) => to === current?.to),
  )
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-labelledby={labelId}
      onKeyDown={moveFocus}
      className={`${grid} ${twoColumns}`}
    >
      {areas.map((area, place) => (
        <AreaLink
          key={area.to}
          area={area}
          isHere={area.to === current?.to}
          waiting={waiting}
          tab={{
            role: 'tab',
            'aria-selected': area.to === current?.to,
            'aria-controls': 'main',
            tabIndex: place === reachable || !hydrated ? 0 : -1,
          }}
        />
      ))}
    </div>
  )
}

type AreaLinkProps = {
  area: AdminArea
  isHere: boolean
  waiting: WaitingCounts
  tab?: Pick<LinkProps, 'role' | 'aria-selected' | 'aria-controls' | 'tabIndex'>
}

function AreaLink({ area, isHere, waiting, tab }: AreaLinkProps) {
  const id = useId()
  const waits = area.waiting && waiting[area.waiting]
  const count = waits && waits.count > 0 ? waits : undefined
  return (
    <Link
      to={area.to}
      {...tab}
      aria-current={isHere ? 'page' : undefined}
      aria-describedby={count && id}
      className="group/area inline-flex min-h-11 items-center whitespace-nowrap text-small text-ink-muted no-underline hover:text-ink aria-[current=page]:text-ink lg:min-h-8"
    >
      <span className="border-b-2 border-transparent py-0.5 group-hover/area:border-line-strong group-aria-[current=page]/area:border-vermilion forced-colors:border-[Canvas] forced-colors:group-aria-[current=page]/area:border-[Highlight]">
        {area.label}
      </span>
      {count && (
        <span aria-hidden="true" className="label ms-1.5 text-vermilion tabular-nums">
          {count.count}
          {count.capped && '+'}
        </span>
      )}
      {count && (
        <span id={id} hidden>
          {copy.waiting(count.count, count.capped)}
        </span>
      )}
    </Link>
  )
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('[role=tab]')]
  const at = tabs.indexOf(document.activeElement as HTMLAnchorElement)
  const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 }
  const step = steps[event.key]
  const to = ends[event.key] ?? (step === undefined ? undefined : at + step)
  if (to === undefined || at < 0) return
  event.preventDefault()
  tabs.at(to % tabs.length)?.focus()
}
