const fold = [3, 6, 10, 15, 21, 28]

/** The thread in the fold, and the shade that the pages throw into it. */
export function Stitches() {
  return (
    <>
      <svg
        width="56"
        height="100%"
        fill="none"
        aria-hidden="true"
        focusable="false"
        className="absolute inset-y-0 -left-[28.5px] hidden text-line-strong lg:block"
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
      </svg>
      <span
        aria-hidden="true"
        className="absolute border-dashed border-vermilion max-lg:-top-px max-lg:left-1/4 max-lg:h-0 max-lg:w-1/2 max-lg:border-t-2 lg:top-1/4 lg:-left-[1.5px] lg:h-1/2 lg:w-0 lg:border-l-2"
      />
    </>
  )
}
