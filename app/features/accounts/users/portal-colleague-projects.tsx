import { useId } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { colleagueDialog } from '#content/invitations.ts'
import type { PortalColleagueRow } from './portal-colleague-list-query.ts'

const copy = colleagueDialog.projects

/** What a form that was refused had in it. */
export type ProjectsRefused = { error: string; chosen: string[] }

type ProjectChoiceProps = {
  colleague: Pick<PortalColleagueRow, 'full_name' | 'only_projects'>
  projects: { id: string; name: string }[]
  refused: ProjectsRefused | undefined
}

/** Whether a colleague sees everything of the client, or some projects only. Works without scripts. */
export function ProjectChoice({ colleague, projects, refused }: ProjectChoiceProps) {
  const id = useId()
  const chosen = refused?.chosen ?? colleague.only_projects ?? []
  const isOnly = refused !== undefined || colleague.only_projects !== null
  return (
    <fieldset
      key={chosen.join()}
      className="group grid w-full min-w-0 gap-2"
      aria-describedby={`${id}-hint`}
    >
      <legend className="mb-1 text-small font-medium">{copy.legend}</legend>
      <Choice value="all" checked={!isOnly} label={copy.all} />
      <Choice value="some" checked={isOnly} label={copy.some} />
      <ul
        aria-label={copy.list}
        className="ms-2 hidden max-h-56 gap-1 overflow-y-auto border-s border-line ps-5 group-has-[[value=some]:checked]:grid"
      >
        {projects.map((project) => (
          <li key={project.id}>
            <label className="flex min-h-9 items-center gap-3">
              <input
                type="checkbox"
                name="project"
                value={project.id}
                defaultChecked={chosen.includes(project.id)}
                aria-invalid={refused ? true : undefined}
                aria-describedby={refused && `${id}-error`}
                className="size-5 shrink-0"
              />
              <span className="min-w-0 wrap-anywhere">{project.name}</span>
            </label>
          </li>
        ))}
      </ul>
      <div id={`${id}-error`}>
        <Alert text={refused?.error} takesFocus className="text-small" />
      </div>
      <p id={`${id}-hint`} className="text-small text-ink-muted">
        {copy.hint(colleague.full_name)}
      </p>
    </fieldset>
  )
}

function Choice({ value, checked, label }: { value: string; checked: boolean; label: string }) {
  return (
    <label className="flex min-h-9 items-center gap-3">
      <input
        type="radio"
        name="scope"
        value={value}
        defaultChecked={checked}
        className="size-5 shrink-0"
      />
      {label}
    </label>
  )
}
