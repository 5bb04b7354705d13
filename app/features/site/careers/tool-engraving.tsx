import { engravedGround, engravedTool, toolTile } from '#app/features/site/careers/engraved-tool.ts'
import { careers, type DepartmentId } from '#content/careers.ts'

const engraved = careers.departments.map(({ id }) => ({ id, body: engravedTool(id) }))

/** The engravings, once for the page: every position refers to the one of its department. */
export function ToolPlates() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="absolute">
      <path id="tool-ground" d={engravedGround} stroke="currentColor" strokeWidth="0.3" />
      {engraved.map(({ id, body }) => (
        <path key={id} id={`tool-${id}`} d={body} fill="currentColor" />
      ))}
    </svg>
  )
}

type ToolEngravingProps = { department: DepartmentId; className?: string }

/** What a department works with. Decorative. */
export function ToolEngraving({ department, className }: ToolEngravingProps) {
  return (
    <svg
      viewBox={`0 0 ${toolTile} ${toolTile}`}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <use href="#tool-ground" className="max-lg:hidden" />
      <use href={`#tool-${department}`} />
    </svg>
  )
}
