import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { articleEditor } from '#content/article-editor.ts'
import * as icons from './editor-icons.tsx'

const { tools: copy } = articleEditor

export type Tool = {
  name: keyof typeof copy
  sign: ReactNode
  /** In ProseMirror's notation: Mod is Ctrl, or Cmd on a Mac. */
  keys?: string
  isOn?: (editor: Editor) => boolean
  canRun?: (editor: Editor) => boolean
  run: (editor: Editor) => unknown
}

const size = 18
const mark = (
  name: 'bold' | 'italic' | 'strike' | 'code',
  keys: string,
  sign: ReactNode,
): Tool => ({
  name,
  sign,
  keys,
  isOn: (editor) => editor.isActive(name),
  canRun: (editor) => editor.can().toggleMark(name),
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
})
const heading = (level: 2 | 3): Tool => ({
  name: `h${level}`,
  sign: <span className="font-mono text-small">{`H${level}`}</span>,
  keys: `Mod-Alt-${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

/** The tools of the toolbar, in groups. Link and picture open a panel of the editor. */
export function articleTools(open: (panel: 'link' | 'picture') => void): Tool[][] {
  return [
    [heading(2), heading(3)],
    [
      mark('bold', 'Mod-b', <span className="font-display text-lead font-bold">B</span>),
      mark('italic', 'Mod-i', <span className="font-display text-lead italic">I</span>),
      mark('strike', 'Mod-Shift-s', <span className="font-display text-lead line-through">S</span>),
      mark('code', 'Mod-e', <icons.CodeIcon size={size} />),
    ],
    [
      {
        name: 'bulletList',
        sign: <icons.BulletListIcon size={size} />,
        keys: 'Mod-Shift-8',
        isOn: (editor) => editor.isActive('bulletList'),
        run: (editor) => editor.chain().focus().toggleBulletList().run(),
      },
      {
        name: 'orderedList',
        sign: <icons.OrderedListIcon size={size} />,
        keys: 'Mod-Shift-7',
        isOn: (editor) => editor.isActive('orderedList'),
        run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      },
      {
        name: 'blockquote',
        sign: <icons.QuoteIcon size={size} />,
        keys: 'Mod-Shift-b',
        isOn: (editor) => editor.isActive('blockquote'),
        run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      },
      {
        name: 'codeBlock',
        sign: <icons.CodeBlockIcon size={size} />,
        keys: 'Mod-Alt-c',
        isOn: (editor) => editor.isActive('codeBlock'),
        run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
      },
      {
        name: 'rule',
        sign: <icons.RuleIcon size={size} />,
        run: (editor) => editor.chain().focus().setHorizontalRule().run(),
      },
    ],
    [
      {
        name: 'link',
        sign: <icons.LinkIcon size={size} />,
        keys: 'Mod-k',
        isOn: (editor) => editor.isActive('link'),
        canRun: (editor) => editor.can().setMark('link', { href: '/' }),
        run: () => open('link'),
      },
      {
        name: 'picture',
        sign: <icons.PictureIcon size={size} />,
        keys: 'Mod-Alt-p',
        isOn: (editor) => editor.isActive('image'),
        run: () => open('picture'),
      },
      {
        name: 'table',
        sign: <icons.TableIcon size={size} />,
        keys: 'Mod-Alt-t',
        canRun: (editor) => !editor.isActive('table'),
        run: (editor) =>
          editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      },
    ],
    [
      {
        name: 'undo',
        sign: <icons.UndoIcon size={size} />,
        keys: 'Mod-z',
        canRun: (editor) => editor.can().undo(),
        run: (editor) => editor.chain().focus().undo().run(),
      },
      {
        name: 'redo',
        sign: <icons.RedoIcon size={size} />,
        keys: 'Mod-Shift-z',
        canRun: (editor) => editor.can().redo(),
        run: (editor) => editor.chain().focus().redo().run(),
      },
    ],
  ]
}

const row = (name: Tool['name'], run: Tool['run'], isOn?: Tool['isOn']): Tool => ({
  name,
  sign: copy[name],
  run,
  isOn,
})

/** The tools for a table, shown while the cursor is in one. */
export const tableTools: Tool[] = [
  row('addRow', (editor) => editor.chain().focus().addRowAfter().run()),
  row('removeRow', (editor) => editor.chain().focus().deleteRow().run()),
  row('addColumn', (editor) => editor.chain().focus().addColumnAfter().run()),
  row('removeColumn', (editor) => editor.chain().focus().deleteColumn().run()),
  row(
    'headerRow',
    (editor) => editor.chain().focus().toggleHeaderRow().run(),
    (editor) => editor.isActive('tableHeader'),
  ),
  row('removeTable', (editor) => editor.chain().focus().deleteTable().run()),
]
