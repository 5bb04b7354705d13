import type { ReactNode } from 'react'

type EditorPanelProps = {
  label: string
  children: ReactNode
  onEnter: () => void
  onClose: () => void
}

/** Beneath the toolbar, part of the article's own form, which the Enter key must not send. */
export function EditorPanel({ label, children, onEnter, onClose }: EditorPanelProps) {
  return (
    <fieldset
      className="editor-panel"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onEnter()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}
