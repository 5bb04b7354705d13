// biome-ignore-all lint/suspicious/noArrayIndexKey: the lines never change places
/** Grey lines the size of what is coming, so that nothing jumps. */
export function Skeleton({
  lines = 3,
  label,
  className,
}: {
  lines?: number
  label: string
  className?: string
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} aria-hidden="true" className="border-b border-line py-5">
          <div
            className="skeleton h-4 rounded-paper bg-line"
            style={{ width: `${92 - ((index * 17) % 45)}%` }}
          />
        </div>
      ))}
    </div>
  )
}
