import { useEffect } from 'react'
import { useToast } from '#app/ui/toast.ts'

/** That an action has failed, and why. The id makes a second failure a second toast. */
export type Failure = { id: string; title?: string; message?: string }

/**
 * Raises a failure once, beside the message that stands in the form.
 * @param title where the failure has none of its own
 */
export function useFailureToast(
  failure: Failure | null | undefined,
  title = failure?.title ?? '',
): void {
  const toast = useToast()
  useEffect(() => {
    if (!failure) return
    toast({ id: failure.id, title, description: failure.message, tone: 'destructive' })
  }, [failure, title, toast])
}
