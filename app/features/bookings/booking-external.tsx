import { useState } from 'react'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { externalScheduler as copy } from '#content/bookings.ts'

/** An external scheduler in place of the calendar. It is loaded only after a click. */
export function BookingExternal({ address }: { address: string }) {
  const hydrated = useHydrated()
  const [isShown, setIsShown] = useState(false)
  if (isShown)
    return (
      <iframe
        src={address}
        title={copy.frame}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        className="h-[44rem] w-full border border-line-strong bg-surface"
      />
    )
  return (
    <div className="border border-line-strong bg-surface p-6 sm:p-10">
      <h2 className="headline text-heading">{copy.title}</h2>
      <p className="prose-measure mt-3 text-ink-muted">{copy.text(new URL(address).host)}</p>
      <p className="mt-6 flex flex-wrap gap-4">
        {hydrated && <Button onClick={() => setIsShown(true)}>{copy.load}</Button>}
        <ButtonAnchor href={address} target="_blank" rel="noreferrer" variant="secondary">
          {copy.open}
        </ButtonAnchor>
      </p>
    </div>
  )
}
