import { useSyncExternalStore } from 'react'
import { singleKeysAreOn, turnSingleKeys, watchSingleKeys } from './single-keys.ts'
import { useHydrated } from './use-hydrated.ts'

/** Turns the keys that act alone on or off in this browser. Without scripts there are no such keys. */
export function SingleKeysChoice({ label, hint }: { label: string; hint: string }) {
  const isOn = useSyncExternalStore(watchSingleKeys, singleKeysAreOn, () => true)
  const isHydrated = useHydrated()
  return (
    <>
      <label className="flex min-h-6 items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          disabled={!isHydrated}
          onChange={(event) => turnSingleKeys(event.target.checked)}
          aria-describedby="single-keys-hint"
          className="size-5 shrink-0"
        />
        {label}
      </label>
      <p id="single-keys-hint" className="prose-measure mt-2 text-small text-ink-muted">
        {hint}
      </p>
    </>
  )
}
