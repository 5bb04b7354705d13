import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { publicationPreview as copy } from '#content/publication-preview.ts'

/** Opens a preview of the form's values in a new tab; the form stays open. */
export function PreviewButton({ path }: { path: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.form
    // A plain browser post: a post by the router would replace this page.
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
      {copy.open}
    </Button>
  )
}
