const hours = 24
const width = 4

/** The promised hours as the lines of a ruler; the hours that are over are darker. */
export function PromiseClock({ share, isLate }: { share: number; isLate: boolean }) {
  const over = Math.round(share * hours)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${hours * width} 8`}
      className={`h-2 ${isLate ? 'text-vermilion' : 'text-ink'}`}
      shapeRendering="crispEdges"
    >
      <path d={lines(over, hours)} className="stroke-line-strong" strokeWidth="1" />
      <path d={lines(0, over)} stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

/** Every sixth line is longer, as on a ruler. */
function lines(from: number, to: number): string {
  const places = Array.from({ length: to - from }, (_, place) => from + place)
  return places.map((hour) => `M${hour * width + 1} ${hour % 6 === 0 ? 0 : 3}V8`).join('')
}
