import { smoothCurve } from '#app/ui/smooth-curve.ts'

/** The flow of cases through the gate, as thin lines on a field of 1000 by 600. */
export const gateX = 560
export type Stream = {
  id: 'proposed' | 'referred' | 'alone'
  lines: number
  ends: [number, number]
}

export const streams: readonly Stream[] = [
  { id: 'proposed', lines: 33, ends: [6, 296] },
  { id: 'referred', lines: 16, ends: [334, 464] },
  { id: 'alone', lines: 8, ends: [510, 586] },
]

const total = streams.reduce((sum, stream) => sum + stream.lines, 0)
const knots = 10

/** Where a line crosses the gate: in order of confidence, with a gap between two streams. */
const gateY = (index: number, stream: number) => 108 + stream * 14 + (index / (total - 1)) * 356

function incomingY(index: number, stream: number, x: number): number {
  const t = x / gateX
  const weight = Math.cos((Math.PI * index) / (total - 1))
  // Two strands, half a wave apart, woven into one band.
  const phase = index % 2 === 0 ? 0.35 : 1.9
  const envelope = 236 * (1 - 0.25 * t) * Math.cos(2.6 * Math.PI * t + phase)
  const braid = 300 + weight * envelope + 14 * Math.sin(7 * t + (index / total) * 9)
  const order = Math.min(1, Math.max(0, (t - 0.55) / 0.44))
  const blend = order * order * (3 - 2 * order)
  return braid * (1 - blend) + gateY(index, stream) * blend
}

const firstLine = (stream: number) =>
  streams.slice(0, stream).reduce((sum, { lines }) => sum + lines, 0)

/** All lines of one stream up to the gate. */
export function before(stream: number): string {
  const first = firstLine(stream)
  return Array.from({ length: streams[stream]?.lines ?? 0 }, (_, index) =>
    smoothCurve((x) => incomingY(first + index, stream, x), { from: 0, to: gateX, knots }),
  ).join('')
}

/** All lines of one stream from the gate to the desk of an officer. */
export function after(stream: number): string {
  const { lines = 0, ends = [0, 0] } = streams[stream] ?? {}
  const first = firstLine(stream)
  return Array.from({ length: lines }, (_, index) => {
    const from = Math.round(gateY(first + index, stream))
    const to = Math.round(ends[0] + ((ends[1] - ends[0]) * index) / (lines - 1))
    return `M${gateX} ${from}c180 0 220 ${to - from} 440 ${to - from}`
  }).join('')
}

/** The scale of the gate: a comb of fine marks along two posts. */
export function comb(): string {
  return Array.from({ length: 49 }, (_, index) => {
    const y = 60 + index * 10
    const length = index % 6 === 0 ? 22 : 11
    return `M${gateX - 6 - length} ${y}h${length}M${gateX + 6} ${y}h${length}`
  }).join('')
}
