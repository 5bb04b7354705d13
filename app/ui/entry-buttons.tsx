import { Link, useNavigation } from 'react-router'
import { Button } from './button.tsx'

type EntryButtonsProps = {
  /** A new entry cannot be deleted. */
  isNew: boolean
  /** The list, for whoever changes nothing. */
  back: string
  copy: { save: string; saving?: string; remove: string; cancel: string }
}

/** The buttons of a form that adds or changes an entry of a list. */
export function EntryButtons({ isNew, back, copy }: EntryButtonsProps) {
  const pending = useNavigation().formMethod === 'POST'
  return (
    <>
      <Button type="submit" name="intent" value="save" disabled={pending}>
        {(pending && copy.saving) || copy.save}
      </Button>
      {!isNew && (
        <Button type="submit" name="intent" value="delete" variant="destructive" disabled={pending}>
          {copy.remove}
        </Button>
      )}
      <Link to={back} className="text-link inline-flex min-h-11 items-center">
        {copy.cancel}
      </Link>
    </>
  )
}
