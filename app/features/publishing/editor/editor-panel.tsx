import type { ReactNode } from 'react'

type EditorPanelProps = {
  label: string
  children: ReactNode
  onEnter: () => void
  onClose: () => void
}

/**
 * A panel below the toolbar. It is inside the article's form, which the Enter key must not submit.
 */
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
