/** The school of the drawing, in units of the drawing: 25 to the metre. */
export const axes = [150, 270, 390, 510, 630] as const
export const levels = [470, 380, 290, 200] as const
export const ground = 470
const [left, , middle, , right] = axes
const roof = 200
const slab = 10
const footing = 524

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`

/** Cut concrete of the open half: slabs, columns, footings, parapet. */
export const cut = [
  ...levels.map((y) => box(left - 14, y - slab, middle - left + 14, slab)),
  ...axes.slice(0, 2).flatMap((x) => {
    return [
      ...levels.slice(0, 3).map((y) => box(x - 5, y - 90, 10, 80)),
      box(x - 5, ground, 10, footing - ground),
      box(x - 34, footing, 68, 18),
    ]
  }),
  box(middle - 5, roof, 10, footing - roof),
  box(middle - 34, footing, 68, 18),
  box(left - 14, roof - 34, 8, 24),
].join('')

/** The bars in each footing: what is gone from sight once it is poured. */
export const bars = [axes[0], axes[1], axes[2]]
  .map((x) => {
    const loops = range(7).map((index) => `M${x - 30 + index * 10} ${footing + 12}v-9`)
    return `M${x - 31} ${footing + 13}h62M${x - 31} ${footing + 4}h62${loops.join('')}`
  })
  .join('')

/** Two flights per storey around a landing, with rails as far as the slab above. */
export const stairs = levels
  .slice(0, 2)
  .map((y) => {
    const floor = y - slab
    const up = `M168 ${floor}${'v-5h7'.repeat(9)}H256v6H226L180 ${floor}`
    const down = `M231 ${floor - 45}${'v-5h-7'.repeat(9)}`
    return `${up}${down}M168 ${floor - 20}l63-45l-22-15M256 ${floor - 45}v-20H231`
  })
  .join('')

/** An inspector of 1.70 m with helmet and device, to give the scale. */
const person = (x: number, y: number) =>
  `M${x - 6} ${y - 38}h13M${x - 5} ${y - 38}a5 5 0 0 1 10 0M${x - 4} ${y - 38}v3a4 4 0 0 0 8 0v-3` +
  `M${x - 5} ${y - 30}h10l3 3-3 1v12h-10v-11l-3-2ZM${x + 7} ${y - 27}l2 7h5M${x + 12} ${y - 25}l3 8` +
  `M${x - 8} ${y - 27}l-1 12M${x - 4} ${y - 14}l-1 14h4l1-13 1 13h4l-1-14`
export const people = person(200, 280) + person(245, 190) + person(590, ground)

/** Rooms of the cut half: boards, desks and ceiling lamps on each floor. */
export const rooms = levels
  .slice(0, 3)
  .map((y) => {
    const desks = range(3).map((index) => `M${292 + index * 28} ${y - slab}v-15h16v15`)
    return `${box(296, y - 62, 64, 26)}${desks.join('')}M302 ${y - 80}h20M338 ${y - 80}h20`
  })
  .join('')

const bays = [middle + 5, 450, 510, 570].map((x) => x + 13)
const windows = levels
  .slice(0, 3)
  .flatMap((y, floor) => bays.map((x) => ({ x, y: y - 70, door: floor === 0 && x === bays[1] })))

export const openings = windows
  .map(({ x, y, door }) =>
    door
      ? `${box(x - 4, y + 6, 42, 64)}M${x + 17} ${y + 6}v64`
      : `${box(x, y, 34, 46)}${box(x - 3, y + 46, 40, 4)}M${x + 17} ${y}v46M${x} ${y + 15}h34`,
  )
  .join('')

export const glass = windows
  .filter(({ door }) => !door)
  .map(({ x, y }) => {
    return [4, 9, 14].map((shift) => `M${x + shift} ${y + 44}l${32 - shift} ${shift - 32}`).join('')
  })
  .join('')

/** The engraved wall: a line every 3 units, interrupted by the openings. */
export const wall = range(Math.floor((ground - roof) / 3))
  .map((row) => {
    const y = roof + 4 + row * 3
    const hidden = windows.filter(({ y: top, door }) => y > top - 2 && y < top + (door ? 72 : 52))
    let path = `M${middle + 5} ${y}`
    for (const { x, door } of hidden) path += `H${x - (door ? 8 : 4)}M${x + (door ? 42 : 38)} ${y}`
    return `${path}H${right}`
  })
  .join('')

export const front =
  `${box(middle + 5, roof, right - middle - 5, ground - roof)}${box(middle + 5, roof - 12, right - middle + 5, 12)}` +
  `${box(middle + 5, roof - 26, right - middle, 14)}M${middle + 5} 380H${right}M${middle + 5} 290H${right}${box(452, 402, 56, 5)}`

/** Soil: the usual hatch, a row of strokes under the line of the ground. */
export const soil = range(46)
  .map((index) => {
    const x = 96 + index * 13
    return `M${x} ${ground + 14}l12-12M${x + 4} ${ground + 18}l6-6`
  })
  .join('')

/** Standards, boards and braces beside the finished front. */
export const scaffold =
  `M644 ${ground}V176M668 ${ground}V176` +
  range(6)
    .map((index) => {
      const y = ground - 48 * (index + 1)
      return `M638 ${y}h36M638 ${y + 3}h36M644 ${y + 48}l24-48`
    })
    .join('')

const lattice = (count: number, step: (index: number) => string) => range(count).map(step).join('')
/** A tower crane: mast and jib as lattices, a load on the hook. */
export const crane =
  `M684 ${ground}V64M698 ${ground}V64${lattice(29, (index) => `M${index % 2 ? 684 : 698} ${ground - index * 14}L${index % 2 ? 698 : 684} ${ground - (index + 1) * 14}`)}` +
  `M236 78H742M250 64H742M236 78l14-14${lattice(35, (index) => `M${250 + index * 14} ${index % 2 ? 64 : 78}l14 ${index % 2 ? 14 : -14}`)}` +
  `M691 64V34M691 34L420 64M691 34L742 64${box(720, 78, 22, 20)}` +
  `M330 78V128M336 78V128M333 128l-28 14M333 128l28 14${box(303, 142, 60, 10)}`

const tick = (x: number, y: number) => `M${x - 5} ${y + 5}l10-10`
export const dimensions =
  `M92 ${ground}V${roof}${levels.map((y) => `M84 ${y}h42${tick(92, y)}`).join('')}` +
  `M${left} 566H${right}${axes.map((x) => `M${x} 548v26${tick(x, 566)}`).join('')}`
export const gridLines = axes.map((x) => `M${x} 150V546`).join('')

/** Where the numbers of the legend stand. */
export const points = [
  [330, 506, 304, 530],
  [244, 442, 200, 438],
  [352, 325, 386, 288],
  [196, 138, 150, 186],
  [588, 142, 566, 238],
  [717, 330, 670, 352],
] as const
