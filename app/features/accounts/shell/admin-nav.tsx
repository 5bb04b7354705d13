import { type KeyboardEvent, useId } from 'react'
import { Link, type LinkProps } from 'react-router'
import { ChevronDown } from '#app/ui/icons.tsx'
import { useFolding } from '#app/ui/use-folding.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { adminNav as copy } from '#content/admin-nav.ts'
import { type AdminArea, adminGroups, type WaitingCounts } from './admin-areas.ts'

type AdminNavProps = { current: AdminArea | undefined; waiting: WaitingCounts }

/** The panel's areas: an index that shows all of them, or a menu on a small screen. */
export function AdminNav(props: AdminNavProps) {
  return (
    <nav aria-label={copy.label} className="border-b border-line">
      <div className="mx-auto hidden max-w-[90rem] justify-between px-8 py-3 lg:flex">
        {adminGroups.map(({ key }) => (
          <Group key={key} {...props} name={key} isIndex />
        ))}
      </div>
      <Menu {...props} />
    </nav>
  )
}

function Menu(props: AdminNavProps) {
  const folding = useFolding()
  return (
    <details {...folding} className="group lg:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 sm:px-8 [&::-webkit-details-marker]:hidden">
        <span className="label text-ink-muted">{copy.menu}</span>
        <span className="truncate">{props.current?.label}</span>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="ms-auto shrink-0 group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 border-t border-line bg-surface px-4 pt-4 pb-5 sm:grid-cols-3 sm:px-8">
        {adminGroups.map(({ key }) => (
          <Group key={key} {...props} name={key} />
        ))}
      </div>
    </details>
  )
}

type GroupProps = AdminNavProps & { name: keyof typeof copy.groups; isIndex?: boolean }
type AreasProps = AdminNavProps & { areas: readonly AdminArea[]; labelId: string; isIndex: boolean }

function Group({ name, isIndex = false, ...props }: GroupProps) {
  const id = useId()
  const areas = adminGroups.find(({ key }) => key === name)?.areas ?? []
  const Areas = isIndex && name === 'register' ? Tabs : List
  return (
    <div className={isIndex ? 'border-line not-first:border-s not-first:ps-6' : 'min-w-0'}>
      <p id={id} className="label text-ink-muted">
        {copy.groups[name]}
      </p>
      <Areas {...props} areas={areas} labelId={id} isIndex={isIndex} />
    </div>
  )
}

const indexGrid = 'mt-1 grid justify-start gap-x-6'
const twoColumns = 'grid-cols-[auto_auto] [&>:last-child:nth-child(odd)]:col-span-2'
/** A long group is as wide as its neighbours leave it, so that the index stays three lines high. */
const threeColumns =
  'grid-cols-[auto_auto] max-xl:[&>:last-child:nth-child(odd)]:col-span-2 xl:grid-cols-[auto_auto_auto]'

function columnsOf(count: number): string {
  if (count > 6) return threeColumns
  return count > 2 ? twoColumns : ''
}

function List({ areas, labelId, isIndex, current, waiting }: AreasProps) {
  return (
    <ul
      aria-labelledby={labelId}
      className={isIndex ? `${indexGrid} ${columnsOf(areas.length)}` : 'mt-1 grid'}
    >
      {areas.map((area) => (
        <li key={area.to} className="min-w-0">
          <AreaLink area={area} isHere={area.to === current?.to} {...{ waiting, isIndex }} />
        </li>
      ))}
    </ul>
  )
}

/** The first group of the index is a row of tabs with arrow keys. */
function Tabs({ areas, labelId, isIndex, current, waiting }: AreasProps) {
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
      className={`${indexGrid} ${twoColumns}`}
    >
      {areas.map((area, place) => (
        <AreaLink
          key={area.to}
          area={area}
          isHere={area.to === current?.to}
          {...{ waiting, isIndex }}
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
  isIndex: boolean
  tab?: Pick<LinkProps, 'role' | 'aria-selected' | 'aria-controls' | 'tabIndex'>
}

function AreaLink({ area, isHere, waiting, isIndex, tab }: AreaLinkProps) {
  const id = useId()
  const waits = area.waiting && waiting[area.waiting]
  const count = waits && waits.count > 0 ? waits : undefined
  return (
    <Link
      to={area.to}
      {...tab}
      aria-current={isHere ? 'page' : undefined}
      aria-describedby={count && id}
      className={`group/area inline-flex items-center whitespace-nowrap text-small text-ink-muted no-underline hover:text-ink aria-[current=page]:text-ink ${isIndex ? 'min-h-8' : 'min-h-11'}`}
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
