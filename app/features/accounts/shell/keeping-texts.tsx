import { type ReactNode, useEffect, useMemo } from 'react'
import { KeepingContext } from '#app/ui/kept/keeping.ts'
import { keptStore } from '#app/ui/kept/kept.tsx'
import { kept } from '#content/kept.ts'
import { useAuth } from '../sign-in/auth-context.tsx'

/** The forms inside keep what this person types. Old texts of everybody are deleted. */
export function KeepingTexts({ children }: { children: ReactNode }) {
  const owner = useAuth().user?.id
  useEffect(() => keptStore.sweep(), [])
  const keeping = useMemo(() => (owner ? { owner, copy: kept } : null), [owner])
  return <KeepingContext value={keeping}>{children}</KeepingContext>
}
