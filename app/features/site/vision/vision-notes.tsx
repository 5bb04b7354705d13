import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { GoalNote } from '#app/features/site/vision/goal-note.tsx'
import { vision } from '#content/vision.ts'

/** Each note is smaller than the one before, and lies where a hand would put it. */
const places = [
  'lg:col-span-12',
  'ms-3 sm:ms-12 lg:col-span-10 lg:col-start-3 lg:ms-0',
  'me-5 sm:me-24 lg:col-span-9 lg:me-0',
  'ms-8 sm:ms-36 lg:col-span-8 lg:col-start-5 lg:ms-0',
]

export function VisionNotes() {
  const copy = usePageCopy(vision)
  const { notes } = copy
  return (
    <section className="py-20 md:py-28">
      <div className="frame">
        <h2 className="display text-title">{notes.title}</h2>
        <p className="mt-4 max-w-[52ch] text-lead text-ink-muted">{notes.text}</p>
        <ol className="mt-12 grid grid-cols-1 gap-8 lg:grid-cols-12 lg:gap-y-10">
          {notes.items.map((note, index) => (
            <li key={note.id} className={places[index]}>
              <GoalNote note={note} rank={index} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
