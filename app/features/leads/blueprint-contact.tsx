import type { ReactNode } from 'react'
import type { IntakeAnswer } from '#app/features/intake/intake.ts'
import { useFreshForm } from '#app/features/intake/use-intake.ts'
import { BlueprintForm } from '#app/features/leads/blueprint-form.tsx'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { FormSentNotice } from '#app/ui/form-sent-notice.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { blueprint } from '#content/blueprint.ts'
import { company } from '#content/company.ts'
import { forms } from '#content/forms.ts'

type BlueprintContactProps = {
  answer: IntakeAnswer | undefined
  guard: ReactNode
  /** The reference of the request that was just stored. */
  sent: string | null
}

export function BlueprintContact({ answer, guard, sent }: BlueprintContactProps) {
  const blueprintCopy = usePageCopy(blueprint)
  const { contact } = blueprintCopy
  const key = useFreshForm(sent)
  return (
    <section
      id="blueprint-contact"
      aria-labelledby="blueprint-contact-title"
      className="frame py-20 md:py-28"
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <MrzLine text={contact.mrz} className="mb-6" />
          <h2 id="blueprint-contact-title" className="display max-w-[9ch] text-hero">
            {contact.title}
          </h2>
          <p className="mt-6 max-w-[40ch] text-lead text-ink-muted">{contact.text}</p>
          <h3 className="label mt-10 text-ink-muted">{contact.next.title}</h3>
          <ol className="mt-3 max-w-md border-t border-ink">
            {contact.next.items.map((item, index) => (
              <li key={index} className="flex items-baseline gap-4 border-b border-line py-3">
                <span aria-hidden="true" className="label text-vermilion">
                  {index + 1}
                </span>
                {item}
              </li>
            ))}
          </ol>
          <p className="mt-6 text-ink-muted">
            {contact.write}{' '}
            <a href={`mailto:${company.mailbox}`} className="text-link">
              {company.mailbox}
            </a>
          </p>
        </div>
        <div className="border border-line-strong bg-surface p-1.5 lg:col-span-7">
          <div className="border border-line p-5 sm:p-8">
            <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-4">
              <h3 className="headline text-heading">{contact.formTitle}</h3>
              <p className="text-small text-ink-muted">{contact.formNote}</p>
            </div>
            {sent && <FormSentNotice key={sent} reference={sent} copy={forms.blueprint.sent} />}
            <BlueprintForm key={key} answer={answer} guard={guard} />
          </div>
        </div>
      </div>
    </section>
  )
}
