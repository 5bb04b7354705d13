import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { publicationPreview as words } from '#content/publication-preview.ts'

/** Opens what stands in the form as its page, in a tab of its own; the form stays as it is. */
export function PreviewButton({ path }: { path: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.form
    // The browser posts it by itself: taken over by the router, it would replace this page.
    const leave = (event: SubmitEvent) => {
      if (event.submitter === button.current) event.stopPropagation()
    }
    form?.addEventListener('submit', leave)
    return () => form?.removeEventListener('submit', leave)
  }, [])
  return (
    <Button
      ref={button}
      type="submit"
      variant="secondary"
      formAction={`${path}/preview`}
      formTarget="_blank"
      formNoValidate
    >
      {words.open}
    </Button>
  )
}
