import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { keptStore } from '#app/ui/kept/kept.tsx'
import { keptTexts as copy } from '#content/kept.ts'
import { useAuth } from '../sign-in/auth-context.tsx'
import { AccountSection } from './account-section.tsx'

/** How many texts this browser keeps of the reader, and the button that deletes them. */
export function KeptTexts() {
  const owner = useAuth().user?.id ?? ''
  const said = useRef<HTMLParagraphElement>(null)
  const [count, setCount] = useState<number | null>(null)
  const [isDeleted, setDeleted] = useState(false)
  useEffect(() => {
    const read = () => setCount(owner ? keptStore.count(owner) : 0)
    read()
    // Another tab may keep one more.
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [owner])

  function clear() {
    keptStore.clear(owner)
    setCount(0)
    setDeleted(true)
    // The button goes away.
    said.current?.focus()
  }
  return (
    <AccountSection id="kept-texts-title" title={copy.title}>
      <p className="prose-measure">{copy.text}</p>
      <p
        ref={said}
        role="status"
        tabIndex={-1}
        className="mt-2 text-small text-ink-muted outline-none"
      >
        {count !== null && (isDeleted && count === 0 ? copy.deleted : copy.count(count))}
      </p>
      {count !== null && count > 0 && (
        <Button variant="secondary" onClick={clear} className="mt-5 max-sm:w-full">
          {copy.remove}
        </Button>
      )}
    </AccountSection>
  )
}
