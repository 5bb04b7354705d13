import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { articleEditor } from '#content/article-editor.ts'
import type { Tool } from './article-tools.tsx'
import { ToolBar } from './tool-bar.tsx'

/** The toolbar for a table, shown while the cursor is in one. */
export function TableBar({ editor, tools }: { editor: Editor; tools: Tool[] }) {
  const isIn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  if (!isIn) return null
  return (
    <ToolBar
      editor={editor}
      label={articleEditor.tableTools}
      groups={[tools]}
      className="tool-bar-table"
    />
  )
}
