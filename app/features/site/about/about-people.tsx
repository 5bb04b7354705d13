import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { about } from '#content/about.ts'
import { BlankPortrait } from './blank-portrait.tsx'

/** The people of the team, each as a card. */
export function AboutPeople({ children }: { children: ReactNode }) {
  const { people } = usePageCopy(about)
  return (
    <section aria-labelledby="people" className="frame py-16 md:py-24">
      <h2 id="people" className="display text-title">
        {people.title}
      </h2>
      <p className="mt-4 max-w-[56ch] text-lead text-ink-muted">{people.text}</p>
      <div className="mt-10 grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {children}
      </div>
    </section>
  )
}

/** While nobody is published: who answers, and how to meet them, beside an empty frame. */
export function AboutMeeting() {
  const { meeting } = usePageCopy(about)
  return (
    <section
      aria-labelledby="people"
      className="frame grid grid-cols-1 gap-x-8 gap-y-10 py-16 md:grid-cols-12 md:py-24"
    >
      <div className="md:col-span-8 lg:col-span-7">
        <h2 id="people" className="display text-title">
          {meeting.title}
        </h2>
        <p className="mt-4 max-w-[56ch] text-lead text-ink-muted">{meeting.text}</p>
        <dl className="mt-8 border-t border-ink">
          {meeting.items.map((item, index) => (
            <div
              key={index}
              className="grid grid-cols-1 gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <dt className="headline text-[1.1875rem]">{item.title}</dt>
              <dd>
                {item.text}{' '}
                <Link to={item.to} className="text-link">
                  {item.label}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <BlankPortrait className="w-full max-w-64 self-center max-md:hidden md:col-span-4 lg:col-start-9" />
    </section>
  )
}
