import { useState } from 'react'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { getStarted } from '#content/get-started.ts'

const { external: copy, write } = getStarted.booking

/** Where a time is chosen: the outside calendar, or by mail as long as there is none. */
export function Scheduling({ url }: { url: string | null }) {
  return url ? <Widget url={url} /> : <p className="mt-4 max-w-[56ch]">{write.text}</p>
}

/** The calendar of an outside service: nothing is asked of it before somebody opens it. */
function Widget({ url }: { url: string }) {
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  const { host } = new URL(url)
  if (open) {
    return (
      <iframe
        src={url}
        title={copy.frame(host)}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        className="mt-5 h-[44rem] w-full border border-line-strong bg-surface"
      />
    )
  }
  return (
    <>
      <p className="mt-4 max-w-[60ch] border-s-2 border-ochre ps-3 text-small">
        {copy.leaves(host)}
      </p>
      {hydrated ? (
        <Button size="large" className="mt-5" onClick={() => setOpen(true)}>
          {copy.open(host)}
        </Button>
      ) : (
        <ButtonAnchor
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          size="large"
          className="mt-5"
        >
          {copy.open(host)}
        </ButtonAnchor>
      )}
    </>
  )
}
