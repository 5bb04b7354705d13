import { useRef, useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { company } from '#content/company.ts'
import { secondFactor } from '#content/second-factor.ts'

const { codes: labels } = secondFactor

type RecoveryCodesProps = { email: string; codes: string[]; doneHref: string }

/** Shown once, right after they were created, to copy or print. */
export function RecoveryCodes({ email, codes, doneHref }: RecoveryCodesProps) {
  const hydrated = useHydrated()
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState<string | null>(null)
  useFocusOnArrival(() => heading.current, true)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(labels.copied),
      () => setCopied(labels.copyFailed),
    )
  return (
    <section aria-labelledby="codes-title" className="border-t border-line py-8">
      <h2
        ref={heading}
        id="codes-title"
        tabIndex={-1}
        className="headline text-heading outline-none"
      >
        {labels.title}
      </h2>
      <p className="prose-measure mt-2 text-ink-muted">{labels.text}</p>
      <p className="hidden print:block">
        {company.name}: {labels.heading(email)}
      </p>
      <ul
        aria-label={labels.label}
        className="mt-6 grid max-w-md grid-cols-2 border-t border-ink font-mono"
      >
        {codes.map((code) => (
          <li key={code} className="border-b border-line py-2.5">
            {code}
          </li>
        ))}
      </ul>
      <div className="no-print mt-6 flex flex-wrap items-center gap-3">
        {hydrated && (
          <>
            <Button variant="secondary" onClick={copy}>
              {labels.copy}
            </Button>
            <Button variant="secondary" onClick={() => window.print()}>
              {labels.print}
            </Button>
          </>
        )}
        <ButtonLink to={doneHref} prefetch="none">
          {labels.kept}
        </ButtonLink>
        <span role="status" className="text-small text-ink-muted">
          {copied}
        </span>
      </div>
    </section>
  )
}
