import { useEffect } from 'react'
import { useToast } from '#app/ui/toast.ts'

/** Raises a failure once, beside the message that stands in the form. */
export function useFailureToast(
  title: string,
  failure: { id: string; message: string } | null | undefined,
): void {
  const toast = useToast()
  useEffect(() => {
    if (!failure) return
    toast({ id: failure.id, title, description: failure.message, tone: 'destructive' })
  }, [failure, title, toast])
}
