import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Textarea, useWiring } from '#app/ui/field.tsx'

type BodyEditorProps = { name: string; label: string; defaultValue: string; maxLength: number }
type RichEditor = typeof import('./rich-editor.tsx').default

/**
 * The text of an article, as HTML in one textarea. A script replaces it with the editor, which
 * writes into the textarea; when the script cannot be loaded, the textarea is used.
 */
export function BodyEditor({ label, ...props }: BodyEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const wiring = useWiring()
  const [Editor, setEditor] = useState<ComponentType<Parameters<RichEditor>[0]> | null>(null)
  const [isSource, setSource] = useState(false)
  useEffect(() => {
    import('./rich-editor.tsx').then(
      (module) => setEditor(() => module.default),
      () => {},
    )
  }, [])
  const isBehind = Editor !== null && !isSource
  return (
    <div className="relative">
      {Editor && (
        <Editor
          area={area}
          label={label}
          describedBy={wiring['aria-describedby']}
          invalid={wiring['aria-invalid'] ?? false}
          limit={props.maxLength}
          isSource={isSource}
          onSource={setSource}
        />
      )}
      <Textarea
        {...props}
        ref={area}
        rows={24}
        spellCheck
        // The label and error links focus the textarea, which passes the focus to the editor.
        aria-hidden={isBehind || undefined}
        tabIndex={isBehind ? -1 : undefined}
        className={`font-mono ${isBehind ? 'sr-only' : ''}`}
      />
    </div>
  )
}
