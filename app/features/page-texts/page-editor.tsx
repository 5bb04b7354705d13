import { Link, useNavigation } from 'react-router'
import { draftParameter } from '#app/features/page-copy/page-copy.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { pageEditor as copy } from '#content/page-texts.ts'
import { PageBlock } from './page-block.tsx'
import type { PageField } from './page-fields.ts'
import { DraftNotice, GoneTexts, PageNotices } from './page-notices.tsx'
import type { EditedPage } from './page-text-service.server.ts'
import { editorPath } from './page-texts.ts'
import type { EditorAnswer } from './page-texts-actions.server.ts'

/** The blocks of a page in its order: each is what the copy has under one name. */
function blocksOf(fields: PageField[]): [string, PageField[]][] {
  const blocks = new Map<string, PageField[]>()
  for (const field of fields) {
    const [block = ''] = field.path.split('.')
    blocks.set(block, [...(blocks.get(block) ?? []), field])
  }
  return [...blocks]
}

/** The form of a page's texts. Every button sends all of them. */
export function PageEditor({ edited, answer }: { edited: EditedPage; answer?: EditorAnswer }) {
  const path = editorPath(edited.page)
  const pending = useNavigation().formAction === path
  const typed = answer?.typed ?? edited.typed
  const faults = answer?.faults ?? {}
  const [firstFault] = Object.keys(faults)
  return (
    <Form method="post" action={path} preventScrollReset className="grid grid-cols-1 gap-10">
      <input type="hidden" name="mark" value={answer?.stale?.mark ?? edited.mark} />
      <div className="grid grid-cols-1 gap-4">
        <Moves pending={pending} />
        <DraftNotice edited={edited}>
          <Link to={`${edited.page}?${draftParameter}=1`} reloadDocument className="text-link">
            {copy.draft.preview}
          </Link>
        </DraftNotice>
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
