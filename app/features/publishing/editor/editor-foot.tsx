import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { RefObject } from 'react'
import { articleEditor as copy } from '#content/article-editor.ts'

type EditorFootProps = {
  editor: Editor
  area: RefObject<HTMLTextAreaElement | null>
  limit: number
}

const grouped = new Intl.NumberFormat('en')

/** The length of the text, and the key that moves the focus to the toolbar. */
export function EditorFoot({ editor, area, limit }: EditorFootProps) {
  const count = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const written = now.state.doc.textBetween(0, now.state.doc.content.size, ' ', ' ')
      const found = written.match(/\S+/g)?.length ?? 0
      return copy.count(
        found,
        grouped.format(area.current?.value.length ?? 0),
        grouped.format(limit),
      )
    },
  })
  return (
    <div className="editor-foot">
      <p>{count}</p>
      <p className="hidden sm:block">{copy.leave}</p>
    </div>
  )
}
