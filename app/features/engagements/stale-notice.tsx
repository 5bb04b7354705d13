import { useRef } from 'react'
import { listDate } from '#app/ui/format-date.ts'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { engagementForm as copy, projectStatusLabels, projectsPage } from '#content/engagements.ts'
import { type ProjectFields, writtenParts } from './engagement.ts'

type StaleNoticeProps = { now: ProjectFields; typed: Record<string, unknown> | null | undefined }

/** The fields that somebody else changed since this form was opened, with their stored values. */
export function StaleNotice({ now, typed }: StaleNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  // The button that was pressed is far below this notice, so the notice gets the focus.
  useFocusOnArrival(() => notice.current, now)
  const date = (day: string | null) => (day ? listDate(day) : copy.stale.empty)
  const text = (name: keyof typeof copy.fields, stored: string | null) => ({
    name,
    stored: stored ?? '',
    shown: stored ?? copy.stale.empty,
  })
  const rows = [
    { name: 'name', stored: now.name, shown: now.name },
    text('description', now.description),
    { name: 'status', stored: now.status, shown: projectStatusLabels[now.status] },
    {
      name: 'progress',
      stored: String(now.progress),
      shown: projectsPage.percent(now.progress),
    },
    { name: 'startsOn', stored: now.starts_on ?? '', shown: date(now.starts_on) },
    { name: 'dueOn', stored: now.due_on ?? '', shown: date(now.due_on) },
    text('timeline', now.timeline),
    text('budget', now.budget),
    ...writtenParts.flatMap((part) => [
      text(part, now[part]),
      text(`${part}Points`, now[`${part}_points`]),
    ]),
  ] as const
  const differing = rows.filter(({ name, stored }) => {
    const mine = String(typed?.[name] ?? '')
    return mine.replaceAll('\r\n', '\n').trim() !== stored
  })
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="border border-vermilion px-4 py-3 sm:col-span-2"
    >
      <p className="font-medium text-vermilion">{copy.stale.title}</p>
      <p className="mt-1">{differing.length === 0 ? copy.stale.same : copy.stale.text}</p>
      {differing.length > 0 && (
        <dl className="mt-3 grid grid-cols-1 gap-x-4 border-t border-line sm:grid-cols-[auto_1fr]">
          {differing.map(({ name, shown }) => (
            <div
              key={name}
              className="col-span-full grid grid-cols-subgrid border-b border-line py-2"
            >
              <dt className="label pt-1 text-ink-muted">{copy.fields[name]}</dt>
              <dd className="max-h-40 min-w-0 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
                {shown}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3">{copy.stale.again}</p>
    </div>
  )
}
