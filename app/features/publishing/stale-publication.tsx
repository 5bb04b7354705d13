import { useRef } from 'react'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { audienceLabels, publicationForm as copy } from '#content/publishing.ts'
import type { Audience, Choices, Values } from './publication.ts'

type StalePublicationProps = {
  now: Values
  typed: Record<string, unknown> | null | undefined
  choices: Choices
}

/** The stored values that differ from the form of somebody who has edited an older version. */
export function StalePublication({ now, typed, choices }: StalePublicationProps) {
  const notice = useRef<HTMLDivElement>(null)
  // The pressed button is far away.
  useFocusOnArrival(() => notice.current, now)
  const differing = Object.entries(now).filter(([name, stored]) => {
    const mine = String(typed?.[name] ?? '').replaceAll('\r\n', '\n')
    return mine.trim() !== stored.trim()
  })
  const known = [...choices.terms, ...choices.capabilities]
  const nameOf = (id: string) => known.find((choice) => choice.id === id)?.name ?? id
  const shown = (name: string, value: string) => {
    if (value === '') return copy.empty
    if (name === 'featured') return copy.yes
    if (name === 'audience') return audienceLabels[value as Audience] ?? value
    if (name === 'capabilities') return value.split(' ').map(nameOf).join(', ')
    return nameOf(value)
  }
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="border border-vermilion px-4 py-3">
      <p className="font-medium text-vermilion">{copy.stale.title}</p>
      <p className="mt-1">{differing.length === 0 ? copy.stale.same : copy.stale.text}</p>
      {differing.length > 0 && (
        <dl className="mt-3 border-t border-line">
          {differing.map(([name, value]) => (
            <div key={name} className="border-b border-line py-2">
              <dt className="label text-ink-muted">{copy.fields[name]}</dt>
              <dd
                // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it
                tabIndex={0}
                className="max-h-60 min-w-0 overflow-y-auto wrap-anywhere whitespace-pre-wrap"
              >
                {shown(name, value)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3">{copy.stale.again}</p>
    </div>
  )
}
