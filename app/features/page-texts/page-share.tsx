import { mainAddress, pictureEndings } from '#app/features/pictures/picture.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Form } from '#app/ui/form.tsx'
import { pageEditor } from '#content/page-texts.ts'
import { editorPath } from './page-address.ts'
import type { EditedPage } from './page-text-service.server.ts'

const copy = pageEditor.share

type PageShareProps = { edited: EditedPage; printed: string; fault?: string }

/** The share image of a page: its own picture, or the printed one. */
export function PageShare({ edited, printed, fault }: PageShareProps) {
  const { page, share } = edited
  return (
    <section aria-labelledby="share" className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id="share" className="headline border-b border-line pb-2 text-heading">
        {copy.title}
      </h2>
      <p className="text-small text-ink-muted">{copy.text}</p>
      <img
        src={share ? mainAddress(share) : printed}
        alt={copy.current}
        width={share?.width ?? 1200}
        height={share?.height ?? 630}
        loading="lazy"
        className="h-auto w-full border border-line"
      />
      <Form
        method="post"
        action={editorPath(page)}
        encType="multipart/form-data"
        className="grid grid-cols-1 gap-3"
      >
        <Field id="share-file" label={copy.file} hint={copy.hint} error={fault}>
          <FileInput name="file" accept={pictureEndings} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" variant="secondary">
            {copy.upload}
          </Button>
          {share && (
            <Button type="submit" name="intent" value="remove" size="small" variant="ghost">
              {copy.remove}
            </Button>
          )}
        </div>
      </Form>
    </section>
  )
}
