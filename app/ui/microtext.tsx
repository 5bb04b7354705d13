import { useId } from 'react'

/** A line made of text in capitals of 2-3 px, as on banknotes. Decorative. */
export function Microtext({ text, className }: { text: string; className?: string }) {
  const id = useId()
  const line = `${text.toUpperCase()} · `
  const width = Math.round(line.length * 2.7)
  return (
    <svg
      width="100%"
      height="6"
      aria-hidden="true"
      focusable="false"
      className={className ?? 'block text-ink-muted'}
    >
      <pattern id={id} width={width} height="6" patternUnits="userSpaceOnUse">
        <text
          x="0"
          y="4.6"
          fontSize="4"
          textLength={width}
          fill="currentColor"
          fontFamily="var(--font-mono)"
          xmlSpace="preserve"
        >
          {line}
        </text>
      </pattern>
      <rect width="100%" height="6" fill={`url(#${id})`} />
    </svg>
  )
}
