import iconsUrl from './panel-icons.svg?url'

/** A drawing of panel-icons.svg. The file is fetched once, so that no page carries the drawings. */
export function RailIcon({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" className="rail-icon">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  )
}
