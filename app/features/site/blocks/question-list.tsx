import { Plus } from '#app/ui/icons.tsx'
import type { QuestionCopy } from '#content/page-copy.ts'

/** Questions that open without a script. The same copy is given to search engines by `faqData`. */
export function QuestionList({ items }: { items: readonly QuestionCopy[] }) {
  return (
    <div className="border-t border-ink">
      {items.map((item, index) => (
        <details key={index} className="group border-b border-line">
          <summary className="flex items-baseline justify-between gap-6 py-5">
            <h3 className="headline text-[1.25rem] leading-snug">{item.question}</h3>
            <Plus
              aria-hidden="true"
              size={18}
              className="shrink-0 translate-y-0.5 text-vermilion transition-transform duration-150 group-open:rotate-45"
            />
          </summary>
          <p className="max-w-[66ch] pb-6 text-ink-muted">{item.answer}</p>
        </details>
      ))}
    </div>
  )
}
