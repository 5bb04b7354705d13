import type { ReactNode } from 'react'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { company } from '#content/company.ts'
import { contact } from '#content/contact.ts'
import { contactForm } from '#content/contact-form.ts'

/** The letter itself: the form, framed like a document. */
function WritePanel({ form }: { form: ReactNode }) {
  const copy = usePageCopy(contact)
  const { write } = copy
  return (
    <section
      id="contact-form"
      aria-labelledby="write"
      className="border border-line-strong bg-surface p-1.5 lg:col-span-7"
    >
      <div className="border border-line p-5 sm:p-8">
        <div className="mb-7 border-b border-line pb-4">
          <h2 id="write" className="display text-section">
            {write.title}
          </h2>
          <p className="mt-2 max-w-[56ch] text-ink-muted">
            {contactForm.note}{' '}
            <a href={`mailto:${company.mailbox}`} className="text-link inline-block">
              {company.mailbox}
            </a>
          </p>
        </div>
        {form}
      </div>
    </section>
  )
}

/** What happens next on the left; where one writes on the right. */
export function Correspondence({ form }: { form: ReactNode }) {
  const copy = usePageCopy(contact)
  const { next } = copy
  return (
    <div className="frame grid grid-cols-1 gap-x-8 gap-y-12 pb-20 md:pb-28 lg:grid-cols-12">
      <section aria-labelledby="next" className="lg:col-span-5 lg:pe-8">
        <h2 id="next" className="display max-w-[12ch] text-title">
          {next.title}
        </h2>
        <ol className="mt-8 border-s border-line-strong">
          {next.items.map((item, index) => (
            <li key={index} className="relative ps-6 pb-6 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute -start-1 top-2 size-2 rounded-full border border-vermilion bg-paper"
              />
              <h3 className="headline text-[1.25rem] leading-snug">{item.title}</h3>
              <p className="mt-1 max-w-[46ch] text-ink-muted">{item.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <WritePanel form={form} />
    </div>
  )
}
