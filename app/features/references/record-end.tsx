import type { ReactNode } from 'react'
import { RecordRemoval } from '#app/ui/record-removal.tsx'

type RecordEndProps = {
  /** The address of the record's page. */
  path: string
  name: string
  version: number
  /** Whether staff are asked if it shall be removed. */
  isAsked: boolean
  copy: {
    preview: { title: string; text: string }
    remove: Record<'open' | 'text' | 'remove' | 'removing' | 'keep' | 'close', string> & {
      title: (name: string) => string
    }
  }
  /** The record as visitors see it. */
  children: ReactNode
}

/** What is below the form of a stored record: how visitors see it, and its removal. */
export function RecordEnd({ path, name, version, isAsked, copy, children }: RecordEndProps) {
  return (
    <>
      <section aria-labelledby="preview" className="mt-12 max-w-4xl border-t border-ink pt-4">
        <h2 id="preview" className="headline text-heading">
          {copy.preview.title}
        </h2>
        <p className="mt-2 mb-6 text-ink-muted">{copy.preview.text}</p>
        {children}
      </section>
      <RecordRemoval
        {...{ path, version, isAsked }}
        copy={{ ...copy.remove, title: copy.remove.title(name) }}
      />
    </>
  )
}
