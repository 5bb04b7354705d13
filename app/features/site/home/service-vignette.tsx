import type { ReactNode } from 'react'

type Id = 'visa' | 'receipt' | 'referral' | 'permit' | 'identity' | 'farewell'

const oval = (radius: number) => (
  <ellipse key={radius} cx="52" cy="60" rx={radius * 0.76} ry={radius} />
)
const wave = (y: number, swing: number, turns = 3) => {
  const step = 96 / (turns * 2)
  const bends = Array.from({ length: turns * 2 }, (_, index) => {
    const sign = index % 2 === 0 ? -1 : 1
    return `q${step / 2} ${sign * swing} ${step} 0`
  })
  return `M4 ${y}${bends.join('')}`
}

/** A few engraved lines in the place where a document has its picture. */
const drawings: Record<Id, ReactNode> = {
  // The oval of a portrait, ground as on a passport.
  visa: (
    <>
      {[20, 26, 32, 38, 44, 50, 56].map(oval)}
      <path d="M34 92c2-18 10-26 18-26s16 8 18 26M52 62a13 15 0 1 1 .1 0z" strokeWidth="1.4" />
    </>
  ),
  // Lines of an account and the stamp that closes it.
  receipt: (
    <>
      {[14, 26, 38, 50, 62, 74].map((y) => (
        <path key={y} d={`M6 ${y}H62M74 ${y}H98`} />
      ))}
      <path d="M74 84H98M74 88H98" strokeWidth="1.6" />
      <g stroke="var(--color-vermilion)" transform="rotate(-8 40 104)">
        <path d="M12 90h56v26H12zM15 93h50v20H15zM20 103h40" />
      </g>
    </>
  ),
  referral: (
    <>
      {[22, 34, 46, 58, 70, 82, 94, 106].map((y, index) => (
        <path key={y} d={wave(y, index === 3 ? 0 : 3 + index, 4)} opacity="0.6" />
      ))}
      <path
        d="M2 60H28l6-10 7 34 9-62 9 54 6-16H102"
        stroke="var(--color-vermilion)"
        strokeWidth="1.6"
      />
    </>
  ),
  permit: (
    <>
      <path d="M16 112V46l36-26 36 26v66zM4 112H100" strokeWidth="1.4" />
      <path d="M28 112V78h18v34M60 62h16v18H60zM28 62h16v10H28z" />
      <path d="M16 120v8M88 120v8M16 124H88" stroke="var(--color-blue)" />
      <circle cx="68" cy="71" r="13" stroke="var(--color-vermilion)" />
      <circle cx="37" cy="95" r="13" stroke="var(--color-vermilion)" />
    </>
  ),
  identity: (
    <>
      {[8, 13, 18, 23, 28, 33, 38, 43].map((radius, index) => (
        <path
          key={radius}
          d={`M${52 - radius} ${66 + index * 4}V60a${radius} ${radius * 1.05} 0 0 1 ${radius * 2} 0v${8 + index * 3}`}
        />
      ))}
    </>
  ),
  farewell: (
    <>
      {[10, 16, 22, 28, 34, 40, 46, 52].map((radius, index) => (
        <path
          key={radius}
          d={`M${52 - radius} 68c0-${radius} ${radius * 0.5}-${radius * 1.1} ${radius} -${radius + 2}s${radius} ${radius * 0.4} ${radius} ${radius + 2 - index}s-${radius * 0.6} ${radius} -${radius} ${radius}s-${radius} -${radius * 0.6} -${radius} -${radius - index}z`}
        />
      ))}
      <circle cx="52" cy="68" r="3" fill="var(--color-vermilion)" stroke="none" />
    </>
  ),
}

export function ServiceVignette({ id }: { id: Id }) {
  return (
    <svg
      viewBox="0 0 104 132"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.8"
      aria-hidden="true"
      focusable="false"
      className="w-full self-center text-ink"
    >
      {drawings[id]}
    </svg>
  )
}
