import type { ReactNode } from 'react'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { Stitches } from '#app/features/site/clients/stitches.tsx'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { WaveBand } from '#app/ui/wave-band.tsx'
import { clients } from '#content/clients.ts'

/** The letter that ties a part of the page to its explanation below. */
export function Sign({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="label inline-flex size-8 shrink-0 items-center justify-center rounded-full border border-vermilion text-vermilion tracking-normal"
    >
      {children}
    </span>
  )
}

function RegisterTitle({ sign, title }: { sign: string; title: string }) {
  return (
    <p className="headline flex items-center justify-between gap-4 border-b border-ink pb-3 text-heading">
      {title}
      <Sign>{sign}</Sign>
    </p>
  )
}

function progressTone(progress: number): string {
  if (progress >= 80) return 'bg-verdigris'
  return progress >= 50 ? 'bg-ochre' : 'bg-blue'
}

function Projects() {
  const { booklet } = usePageCopy(clients)
  const { projects } = booklet
  return (
    <>
      <RegisterTitle {...projects} />
      <ul>
        {projects.rows.map((row, index) => (
          <li key={index} className="border-b border-line py-4 last:border-0">
            <div className="flex items-baseline justify-between gap-4">
              <p className="font-medium">{row.name}</p>
              <StatusBadge tone={row.tone}>{row.status}</StatusBadge>
            </div>
            <p className="mt-0.5 text-small text-ink-muted">
              {projects.since} {row.date}. {row.next}
            </p>
            <div className="mt-3 flex items-center gap-4">
              <span aria-hidden="true" className="h-1.5 grow bg-line">
                <span
                  className={`block h-full ${progressTone(row.progress)}`}
                  style={{ width: `${row.progress}%` }}
                />
              </span>
              <span className="w-11 text-end font-mono text-small">{row.progress}%</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Documents() {
  const { booklet } = usePageCopy(clients)
  const { documents } = booklet
  return (
    <>
      <RegisterTitle {...documents} />
      <ul>
        {documents.rows.map((row, index) => (
          <li
            key={index}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-line py-3 xl:grid-cols-[3.25rem_minmax(0,1fr)_auto] sm:max-lg:grid-cols-[3.25rem_minmax(0,1fr)_auto]"
          >
            <span className="label border border-line-strong text-center text-ink-muted">
              {row.type}
            </span>
            <span className="font-medium">{row.name}</span>
            <span className="col-start-2 text-small text-ink-muted tabular-nums xl:col-start-auto sm:max-lg:col-start-auto">
              {row.size}, {row.date}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Tickets() {
  const { booklet } = usePageCopy(clients)
  const { tickets } = booklet
  return (
    <>
      <RegisterTitle {...tickets} />
      <ul>
        {tickets.rows.map((row, index) => (
          <li key={index} className="border-b border-line py-3 last:border-0">
            <p className="font-medium">{row.name}</p>
            <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
              <StatusBadge tone={row.priorityTone}>{row.priority}</StatusBadge>
              <StatusBadge tone={row.statusTone}>{row.status}</StatusBadge>
              <span className="text-small text-ink-muted">{row.number}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

type PageProps = { number: string; sealed?: boolean; children: ReactNode }

function Page({ number, sealed = false, children }: PageProps) {
  return (
    <div className="flex h-full flex-col p-5 sm:p-8">
      <WaveBand className="mb-6 block text-line-strong" />
      {children}
      <div className="mt-auto flex items-end justify-between pt-6">
        <p className="label text-ink-muted">{number}</p>
        {sealed && <Guilloche figure="seal" className="size-16" />}
      </div>
    </div>
  )
}

/** The portal as an opened booklet: two pages, stitched, with the leaves below them showing. */
export function Booklet() {
  const { booklet } = usePageCopy(clients)
  const [left, right] = booklet.pages
  return (
    <figure>
      <div className="relative me-2 mb-2">
        {[8, 4].map((offset) => (
          <div
            key={offset}
            aria-hidden="true"
            className="absolute inset-0 border border-line-strong bg-surface"
            style={{ transform: `translate(${offset}px, ${offset}px)` }}
          />
        ))}
        <div className="relative border border-line-strong bg-surface">
          <div className="grid grid-cols-1 lg:grid-cols-2">
            <Page number={left}>
              <Projects />
            </Page>
            <div className="relative border-line-strong max-lg:border-t lg:border-s">
              <Stitches />
              <Page number={right} sealed>
                <Documents />
                <div className="h-10 shrink-0" />
                <Tickets />
              </Page>
            </div>
          </div>
          <div className="border-t border-line px-5 py-3 sm:px-8">
            <MrzLine text={booklet.mrz} />
          </div>
        </div>
        <div className="absolute end-4 top-0 -translate-y-1/2 bg-surface">
          <StatusBadge tone="vermilion" tilt="right" className="px-4 py-1.5 text-small">
            {booklet.example}
          </StatusBadge>
        </div>
      </div>
      <figcaption data-theme="dark" className="mt-5 text-small text-ink-muted">
        {booklet.caption}
      </figcaption>
    </figure>
  )
}
