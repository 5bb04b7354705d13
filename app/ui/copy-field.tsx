import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type CopyFieldProps = {
  id: string
  value: string
  labels: { label: string; hint?: string; copy: string; copied: string }
  /** The page takes the focus here, also without a script: it is shown only now. */
  autoFocus?: boolean
}

/** A text to copy. Without a script it can be selected. */
export function CopyField({ id, value, labels, autoFocus }: CopyFieldProps) {
  const [copied, setCopied] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  async function copy() {
    // Selected first: where the browser does not allow copying, one key press is enough.
    input.current?.select()
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field
        id={id}
        label={labels.label}
        hint={labels.hint}
        autoFocus={autoFocus}
        className="grow basis-64"
      >
        <Input
          ref={input}
          readOnly
          value={value}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          className="font-mono text-small"
        />
      </Field>
      {hydrated && (
        <Button variant="secondary" onClick={copy} className="mt-7 min-w-32">
          {copied ? labels.copied : labels.copy}
        </Button>
      )}
      <span role="status" className="sr-only">
        {copied && labels.copied}
      </span>
    </div>
  )
}
