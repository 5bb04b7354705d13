import { EditorContent, useEditor } from '@tiptap/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { articleEditor as copy } from '#content/article-editor.ts'
import { tidyArticle } from './article-markup.ts'
import { articleExtensions, asArticle } from './article-schema.ts'
import { articleTools, tableTools } from './article-tools.tsx'
import { EditorFoot } from './editor-foot.tsx'
import { LinkPanel } from './link-panel.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { TableBar } from './table-bar.tsx'
import { ToolBar } from './tool-bar.tsx'
import './body-editor.css'

type RichEditorProps = {
  /** The form's textarea: its value is edited, and every change is written to it. */
  area: RefObject<HTMLTextAreaElement | null>
  label: string
  describedBy: string | undefined
  invalid: boolean
  limit: number
  /** True while the HTML itself is edited. */
  isSource: boolean
  onSource: (isSource: boolean) => void
}

type Panel = { kind: 'link' } | { kind: 'picture'; files: File[] }

/** The editor for the text of an article. */
export default function RichEditor(props: RichEditorProps) {
  const { area, label, describedBy, invalid, limit, isSource, onSource } = props
  const [panel, setPanel] = useState<Panel | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const takeFiles = (list: FileList | undefined) => {
    const files = [...(list ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length > 0) setPanel({ kind: 'picture', files })
    return files.length > 0
  }
  const open = (kind: 'link' | 'picture') =>
    setPanel(kind === 'link' ? { kind } : { kind, files: [] })
  const [tools] = useState(() => articleTools(open))
  const editor = useEditor({
    extensions: articleExtensions,
    // The Content-Security-Policy forbids style elements from scripts: body-editor.css contains the
    // styles.
    injectCSS: false,
    content: asArticle(area.current?.value ?? ''),
    onUpdate: ({ editor: now }) => write(area.current, tidyArticle(now.getHTML())),
    editorProps: {
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        class: 'article',
      },
      transformPastedHTML: asArticle,
      handlePaste: (_, event) => {
        // Word processors also copy the text as a picture; a copied picture has no plain text.
        const isText = event.clipboardData?.types.includes('text/plain')
        return !isText && takeFiles(event.clipboardData?.files)
      },
      handleDrop: (view, event, _, isMove) => {
        if (isMove) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (!takeFiles(event.dataTransfer?.files)) return false
        if (at) editor?.commands.setTextSelection(at.pos)
        return true
      },
      handleKeyDown: (_, event) => {
        if (event.altKey && event.key === 'F10')
          frame.current?.querySelector<HTMLElement>('.tool[tabindex="0"]')?.focus()
        else {
          const pressed = keysOf(event)
          const tool = tools.flat().find(({ name, keys }) => keys === pressed && own.has(name))
          if (!tool || !editor) return false
          if (tool.canRun?.(editor) !== false) tool.run(editor)
        }
        event.preventDefault()
        return true
      },
    },
  })
  const load = useCallback(
    () => editor.commands.setContent(asArticle(area.current?.value ?? ''), { emitUpdate: false }),
    [area, editor],
  )
  useEffect(() => {
    const field = area.current
    if (!field || !editor) return
    const enter = () => editor.commands.focus()
    field.addEventListener('change', load)
    if (!isSource) field.addEventListener('focus', enter)
    return () => {
      field.removeEventListener('change', load)
      field.removeEventListener('focus', enter)
    }
  }, [area, editor, isSource, load])
  const close = () => {
    const left = panel?.kind === 'picture' ? panel.files.slice(1) : []
    setPanel(left.length > 0 ? { kind: 'picture', files: left } : null)
    if (left.length === 0) editor.commands.focus()
  }
  return (
    <div ref={frame} className="body-editor" data-source={isSource || undefined}>
      <div className="editor-head">
        <ToolBar
          editor={editor}
          label={copy.toolbar}
          groups={tools}
          idle={isSource}
          last={(roving) => (
            <button
              type="button"
              {...roving}
              aria-pressed={isSource}
              data-tip={copy.sourceHint}
              onClick={() => {
                setPanel(null)
                if (isSource) load()
                onSource(!isSource)
              }}
              className="tool tool-word ms-auto"
            >
              {copy.source}
            </button>
          )}
        />
        {!isSource && <TableBar editor={editor} tools={tableTools} />}
        {panel?.kind === 'link' && <LinkPanel editor={editor} onClose={close} />}
        {panel?.kind === 'picture' && (
          <PicturePanel
            key={panel.files.length}
            editor={editor}
            given={panel.files[0] ?? null}
            waiting={Math.max(0, panel.files.length - 1)}
            onClose={close}
          />
        )}
      </div>
      <EditorContent editor={editor} hidden={isSource} className="editor-page" />
      {!isSource && <EditorFoot editor={editor} area={area} limit={limit} />}
    </div>
  )
}

/** The tools whose keys are not known to an extension of the editor. */
const own = new Set(['link', 'picture', 'table'])

function keysOf(event: KeyboardEvent): string {
  const mod = (event.ctrlKey || event.metaKey) && 'Mod'
  return [mod, event.altKey && 'Alt', event.shiftKey && 'Shift', event.key.toLowerCase()]
    .filter(Boolean)
    .join('-')
}

/** Sets the value and fires an input event, so that listeners of the form see the change. */
function write(field: HTMLTextAreaElement | null, html: string): void {
  if (!field || field.value === html) return
  field.value = html
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
