import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type RowButtonProps = { id: string; intent: string; label: string; children: ReactNode }

/** A button of one row of a form, such as the one that moves it; it sends the form with its intent. */
export function RowButton({ id, intent, label, children }: RowButtonProps) {
  return (
    <Button
      id={id}
      type="submit"
      name="intent"
      value={intent}
      variant="ghost"
      size="small"
      aria-label={label}
      title={label}
    >
      {children}
    </Button>
  )
}

/** What the Enter key in a field presses: without it that would be the first button of a row. */
export function EnterButton({ intent, label }: { intent: string; label: string }) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    >
      {label}
    </button>
  )
}
