import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { pageEditor as copy } from '#content/page-texts.ts'
import { editorPath } from './page-address.ts'
import type { EditedPage } from './page-text-service.server.ts'

type PageWholeProps = {
  edited: EditedPage
  /** Somebody has saved since the page was opened, so nothing was done. */
  isElsewhere: boolean
}

/** What is done with the page as a whole: back to the original, and the draft away. */
export function PageWhole({ edited, isElsewhere }: PageWholeProps) {
  const path = editorPath(edited.page)
  const pending = useNavigation().formAction === path
  return (
    <section aria-labelledby="whole" className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id="whole" className="headline border-b border-line pb-2 text-heading">
        {copy.whole.title}
      </h2>
      <p className="text-small text-ink-muted">{copy.whole.text}</p>
      {isElsewhere && (
        <p role="alert" className="border border-vermilion px-4 py-3 font-medium text-vermilion">
          {copy.whole.elsewhere}
        </p>
      )}
      <Form method="post" action={path} preventScrollReset className="flex flex-wrap gap-3">
        <input type="hidden" name="mark" value={edited.mark} />
        <Button
          type="submit"
          name="intent"
          value="original"
          variant="destructive"
          disabled={pending}
        >
          {copy.whole.button}
        </Button>
        {edited.draft && (
          <Button
            type="submit"
            name="intent"
            value="discard"
            variant="secondary"
            disabled={pending}
          >
            {copy.draft.discard}
          </Button>
        )}
      </Form>
    </section>
  )
}
