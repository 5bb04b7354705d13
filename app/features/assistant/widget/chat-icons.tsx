import { icon } from '#app/ui/icons.tsx'

export const Picture = icon('M3.5 4.5h17v15h-17zM3.5 16l4.5-4.5 4 4 3-3 5.5 5.5M9.5 8.5h.01')
export const Microphone = icon(
  'M9 5a3 3 0 0 1 6 0v6a3 3 0 0 1-6 0zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21M8.5 21h7',
)
export const Stop = icon('M6 6h12v12H6z')
export const Loud = icon(
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.6 7.6 0 0 1 0 11',
)

export const ThumbUp = icon(
  'M7 10v12M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88Z',
)
export const ThumbDown = icon(
  'M17 14V2M9 18.12 10 14H4.17a2 2 0 0 1-1.92-2.56l2.33-8A2 2 0 0 1 6.5 2H20a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2.76a2 2 0 0 0-1.79 1.11L12 22a3.13 3.13 0 0 1-3-3.88Z',
)

type CoinProps = { turning?: boolean; className?: string }

/** The assistant's sign; it turns while the assistant works. */
export function Coin({ turning, className = '' }: CoinProps) {
  return (
    <svg
      viewBox="-14 -14 28 28"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={`chat-coin ${turning ? 'chat-turning' : ''} ${className}`}
    >
      {[0, 36, 72, 108, 144].map((turn) => (
        <ellipse key={turn} rx="12.5" ry="7" transform={`rotate(${turn})`} />
      ))}
    </svg>
  )
}
