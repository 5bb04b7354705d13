import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { portalDecision as copy } from '#content/decisions.ts'
import { drawingField, drawingLength, isDrawn } from './decision.ts'

/** Units between two points of a line: fewer would only make the drawing longer. */
const closest = 3
/** Letters that one more point takes at most. */
const pointLength = 10

type NameDrawingProps = {
  /** The `d` of an SVG path. */
  drawing: string
  onChange: (drawing: string) => void
}

/** A field in which a name is drawn. Whoever has no pointer types the name instead. */
export function NameDrawing({ drawing, onChange }: NameDrawingProps) {
  const last = useRef<{ x: number; y: number } | null>(null)
  const current = useRef(drawing)
  const [isCleared, setCleared] = useState(false)
  if (!useHydrated()) return null
  const add = (more: string) => {
    if (current.current.length + 2 * pointLength > drawingLength) return
    current.current += more
    onChange(current.current)
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event)
    last.current = point
    add(`M${point.x} ${point.y}L${point.x} ${point.y}`)
  }
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const before = last.current
    if (!before) return
    const point = pointOf(event)
    if (Math.hypot(point.x - before.x, point.y - before.y) < closest) return
    last.current = point
    add(`L${point.x} ${point.y}`)
  }
  const end = () => {
    last.current = null
  }
  const clear = () => {
    current.current = ''
    onChange('')
    setCleared(true)
    // The button goes: what was typed, or is to be typed, is next.
    document.getElementById('name')?.focus()
  }
  return (
    <fieldset className="mt-4 max-w-md min-w-0">
      <legend className="text-small font-medium">{copy.draw}</legend>
      <p id="draw-hint" className="mb-2 text-small text-ink-muted">
        {copy.drawHint}
      </p>
      <input type="hidden" name="drawing" value={drawing} />
      <div className="border border-line-strong bg-paper">
        <svg
          viewBox={`0 0 ${drawingField.width} ${drawingField.height}`}
          role="img"
          aria-label={copy.drawing}
          aria-describedby="draw-hint"
          className="block w-full cursor-crosshair touch-none"
          onPointerDown={begin}
          onPointerMove={go}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <path d="M30 140H570" className="stroke-line-strong" strokeWidth="1" />
          <Drawing path={drawing} />
        </svg>
      </div>
      <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-4">
        <p role="status" className="text-small text-ink-muted">
          {isDrawn(drawing) && copy.drawn}
          {isCleared && drawing === '' && copy.cleared}
        </p>
        {drawing && (
          <Button type="button" variant="secondary" size="small" onClick={clear}>
            {copy.clear}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** A drawn name as it was drawn. */
export function DrawnName({ drawing, label }: { drawing: string; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${drawingField.width} ${drawingField.height}`}
      role="img"
      aria-label={label}
      className="mt-1 block w-full max-w-60"
    >
      <Drawing path={drawing} />
    </svg>
  )
}

const Drawing = ({ path }: { path: string }) => (
  <path
    d={path}
    fill="none"
    className="stroke-ink"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
  const box = currentTarget.getBoundingClientRect()
  const within = (part: number, size: number) =>
    Math.round(Math.min(1, Math.max(0, part)) * (size - 1))
  return {
    x: within((clientX - box.left) / box.width, drawingField.width),
    y: within((clientY - box.top) / box.height, drawingField.height),
  }
}
