import { Textarea } from '#app/ui/field.tsx'

type BodyEditorProps = { name: string; label: string; defaultValue: string; maxLength?: number }

/** The text of an article, as HTML in one field. */
export function BodyEditor({ label: _, ...props }: BodyEditorProps) {
  return <Textarea {...props} rows={24} spellCheck className="font-mono" />
}
