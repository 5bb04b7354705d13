import { ButtonLink } from './button.tsx'
import { RemovalDialog } from './removal-dialog.tsx'

type RecordRemovalProps = {
  /** The address of the record's page. */
  path: string
  /** The version that the page shows. */
  version: number
  /** Whether staff are asked if it shall be removed. */
  isAsked: boolean
  copy: Record<'open' | 'title' | 'text' | 'remove' | 'removing' | 'keep' | 'close', string>
}

/** The removal of a record at the end of its page: a link, and the question that it opens. */
export function RecordRemoval({ path, version, isAsked, copy }: RecordRemovalProps) {
  return (
    <>
      <p className="mt-10">
        <ButtonLink to="?remove=1" variant="secondary" preventScrollReset>
          {copy.open}
        </ButtonLink>
      </p>
      {isAsked && (
        <RemovalDialog
          title={copy.title}
          text={copy.text}
          labels={copy}
          back={path}
          form={{ action: path, preventScrollReset: true, replace: true }}
          intent={{ name: 'intent', value: 'remove' }}
        >
          <input type="hidden" name="based" value={version} />
        </RemovalDialog>
      )}
    </>
  )
}
