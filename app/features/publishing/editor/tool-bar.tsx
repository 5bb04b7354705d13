import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { articleEditor } from '#content/article-editor.ts'
import type { Tool } from './article-tools.tsx'

type ToolBarProps = {
  editor: Editor
  label: string
  groups: Tool[][]
  /** True while the HTML is edited: the tools are disabled. */
  idle?: boolean
  /** An additional control at the end. */
  last?: (roving: { tabIndex: number; onFocus: () => void }) => ReactNode
  className?: string
}

/** A toolbar as ARIA APG describes it: one tab stop, arrow keys inside. */
export function ToolBar({ editor, label, groups, idle = false, last, className }: ToolBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const tools = groups.flat()
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map((tool) => ({
        on: tool.isOn?.(now) ?? false,
        off: idle || tool.canRun?.(now) === false,
      })),
  })
  function move(event: KeyboardEvent) {
    const all = [...(bar.current?.querySelectorAll('button') ?? [])]
    const at = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Escape') editor.commands.focus()
    else if (at !== undefined) all.at(at % all.length)?.focus()
    else return
    event.preventDefault()
  }
  const roving = (index: number) => ({
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
  })
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-orientation="horizontal"
      onKeyDown={move}
      // Keeps the focus and the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      className={`tool-bar ${className ?? ''}`}
    >
      {groups.map((group) => (
        <div key={group[0]?.name} className="tool-group">
          {group.map((tool) => {
            const index = tools.indexOf(tool)
            const { on, off } = states[index] ?? { on: false, off: true }
            const name = articleEditor.tools[tool.name]
            const isWord = tool.sign === name
            return (
              <button
                key={tool.name}
                type="button"
                {...roving(index)}
                aria-label={isWord ? undefined : name}
                aria-pressed={tool.isOn ? on : undefined}
                aria-disabled={off || undefined}
                aria-keyshortcuts={tool.keys && ariaKeys(tool.keys)}
                data-tip={
                  isWord
                    ? undefined
                    : [name, tool.keys && shown(tool.keys)].filter(Boolean).join('  ')
                }
                onClick={() => !off && tool.run(editor)}
                className="tool"
              >
                {tool.sign}
              </button>
            )
          })}
        </div>
      ))}
      {last?.(roving(tools.length))}
    </div>
  )
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
const ariaKeys = (keys: string) =>
  keys
    .replace('Mod', isMac ? 'Meta' : 'Control')
    .replaceAll('-', '+')
    .toUpperCase()
const shown = (keys: string) =>
  keys
    .replace('Mod', isMac ? '⌘' : 'Ctrl')
    .split('-')
    .map((key) => (key.length === 1 ? key.toUpperCase() : key))
    .join('+')
