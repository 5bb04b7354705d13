import { useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { pageEditor as copy } from '#content/page-texts.ts'
import { editorPath } from './page-address.ts'
import { PageBlock } from './page-block.tsx'
import type { PageField } from './page-fields.ts'
import { DraftNotice, GoneTexts, PageNotices } from './page-notices.tsx'
import type { EditedPage } from './page-text-service.server.ts'
import type { EditorAnswer } from './page-texts-actions.server.ts'
import { type PreviewWidth, previewField } from './preview-sizes.ts'

/** The blocks of a page in its order: each is what the copy has under one name. */
function blocksOf(fields: PageField[]): [string, PageField[]][] {
  const blocks = new Map<string, PageField[]>()
  for (const field of fields) {
    const [block = ''] = field.path.split('.')
    blocks.set(block, [...(blocks.get(block) ?? []), field])
  }
  return [...blocks]
}

type PageEditorProps = {
  edited: EditedPage
  /** The width of the open preview, which stays open. */
  width: PreviewWidth | null
  answer?: EditorAnswer
  /** Why the form did not reach the server. */
  lost?: string
}

/** The form of a page's texts. Every button sends all of them. */
export function PageEditor({ edited, width, answer, lost }: PageEditorProps) {
  const path = editorPath(edited.page)
  const pending = useNavigation().formAction === path
  const typed = answer?.typed ?? edited.typed
  const faults = answer?.faults ?? {}
  const [firstFault] = Object.keys(faults)
  return (
    <Form method="post" action={path} preventScrollReset className="grid grid-cols-1 gap-10">
      <input type="hidden" name={previewField} value={width ?? ''} />
      <input type="hidden" name="mark" value={answer?.stale?.mark ?? edited.mark} />
      <div className="grid grid-cols-1 gap-4">
        <Moves pending={pending} />
        <DraftNotice edited={edited} />
        <Kept name="texts" />
        {lost && <LostNotice text={lost} pending={pending} />}
        <PageNotices edited={edited} answer={answer} />
      </div>
      {blocksOf(edited.fields).map(([block, fields]) => (
        <PageBlock
          key={block}
          block={block}
          fields={fields}
          typed={typed}
          faults={faults}
          firstFault={firstFault}
          outdated={edited.outdated}
        />
      ))}
      <GoneTexts gone={edited.gone} />
      <Moves pending={pending} />
    </Form>
  )
}

/** Takes the focus, because the pressed button may be far away. */
function LostNotice({ text, pending }: { text: string; pending: boolean }) {
  const box = useRef<HTMLParagraphElement>(null)
  const { key } = useLocation()
  useFocusOnArrival(() => box.current, !pending && key)
  return (
    <p
      ref={box}
      role="alert"
      tabIndex={-1}
      className="border border-vermilion px-4 py-3 font-medium text-vermilion"
    >
      {text}
    </p>
  )
}

function Moves({ pending }: { pending: boolean }) {
  const button = { type: 'submit', name: 'intent', disabled: pending } as const
  return (
    <div className="flex flex-wrap gap-3">
      <Button {...button} value="save" variant="secondary">
        {copy.save}
      </Button>
      <Button {...button} value="preview" variant="secondary">
        {copy.saveAndPreview}
      </Button>
      <Button {...button} value="publish">
        {copy.publish}
      </Button>
    </div>
  )
}
