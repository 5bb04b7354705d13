const fold = [3, 6, 10, 15, 21, 28]

/** The thread in the fold, and the shade that the pages throw into it. */
export function Stitches() {
  return (
    <svg
      width="56"
      height="100%"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className="absolute inset-y-0 start-0 hidden -translate-x-1/2 text-line-strong lg:block"
    >
      {fold.flatMap((x, index) =>
        [28 - x, 28 + x].map((at) => (
          <rect
            key={at}
            x={at}
            width="0.75"
            height="100%"
            fill="currentColor"
            opacity={0.7 - index * 0.11}
          />
        )),
      )}
      <line
        x1="28"
        x2="28"
        y1="22%"
        y2="78%"
        stroke="var(--color-vermilion)"
        strokeWidth="2"
        strokeDasharray="8 5"
      />
    </svg>
  )
}
