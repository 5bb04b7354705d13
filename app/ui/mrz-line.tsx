/** A label in the style of a passport's machine-readable line. Decorative, always beside a real heading. */
export function MrzLine({ text, className }: { text: string; className?: string }) {
  const line = `${text.toUpperCase().replaceAll(/[^A-Z0-9<]+/g, '<')}${'<'.repeat(44)}`
  return (
    <p
      aria-hidden="true"
      className={`label overflow-hidden whitespace-nowrap text-ink-muted select-none ${className ?? ''}`}
    >
      {line.slice(0, 44)}
    </p>
  )
}
