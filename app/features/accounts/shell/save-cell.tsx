import { SubmitButton } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'

type SaveCellProps = {
  /** The id of the form: it stands before the table. */
  form: string
  /** The list without a row in edit. */
  back: string
  pending: boolean
  error: string | null | undefined
  copy: { save: string; saving: string; cancel: string }
}

/** The last cell of a table's row that is being edited. */
export function SaveCell({ form, back, pending, error, copy }: SaveCellProps) {
  return (
    <span className="grid gap-3">
      <span className="flex flex-wrap gap-x-4 gap-y-2">
        <SubmitButton form={form} size="small" label={copy.save} busy={pending && copy.saving} />
        <Link
          to={back}
          preventScrollReset
          replace
          className="text-link inline-flex min-h-9 items-center"
        >
          {copy.cancel}
        </Link>
      </span>
      {error && (
        <span role="alert" className="block max-w-72 text-small font-medium text-vermilion">
          {error}
        </span>
      )}
    </span>
  )
}
