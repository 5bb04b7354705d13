import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { isLinkAddress } from '#app/features/insights/article-address.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { articleEditor } from '#content/article-editor.ts'
import { EditorPanel } from './editor-panel.tsx'

const copy = articleEditor.link

/** Asks below the toolbar for the address of a link, and sets it on the selection. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '')
  const [error, setError] = useState('')
  const [typed, setTyped] = useState(before)
  function apply() {
    const href = completed(typed.trim())
    if (!isLinkAddress(href)) return setError(copy.error)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && before === '')
      chain.insertContent({
        type: 'text',
        text: typed.trim(),
        marks: [{ type: 'link', attrs: { href } }],
      })
    else chain.setLink({ href })
    chain.run()
    onClose()
  }
  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <EditorPanel label={copy.title} onEnter={apply} onClose={onClose}>
      <Field id="link-address" label={copy.address} hint={copy.hint} error={error}>
        <Input
          form=""
          autoFocus
          value={typed}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={apply}>
          {copy.apply}
        </Button>
        {before !== '' && (
          <Button size="small" variant="destructive" onClick={remove}>
            {copy.remove}
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </EditorPanel>
  )
}

/** Adds the scheme to an address that was typed without one. */
function completed(address: string): string {
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`
  if (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address)) return `https://${address}`
  return address
}
