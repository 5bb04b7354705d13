import type { Choice } from './publication.ts'

type CapabilityBoxesProps = {
  id: string
  label: string
  /** Ids, separated by spaces. */
  chosen: string
  choices: Choice[]
  error?: string
}

/** A checkbox for each capability. */
export function CapabilityBoxes({ id, label, chosen, choices, error }: CapabilityBoxesProps) {
  const ids = chosen.split(' ')
  return (
    <fieldset id={id} className="min-w-0">
      <legend className="mb-1.5 text-small font-medium">{label}</legend>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2 lg:grid-cols-1">
        {choices.map((choice) => (
          <label key={choice.id} className="flex min-h-9 items-center gap-3 text-small">
            <input
              type="checkbox"
              name="capability"
              value={choice.id}
              defaultChecked={ids.includes(choice.id)}
              className="size-5 shrink-0"
            />
            <span className="min-w-0 wrap-anywhere">{choice.name}</span>
          </label>
        ))}
      </div>
      {error && <p className="mt-1.5 text-small font-medium text-vermilion">{error}</p>}
    </fieldset>
  )
}
