import { useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../button.tsx'
import { type KeptState, keepForm } from './keep-form.ts'
import { type Keeping, KeepingContext } from './keeping.ts'
import { firstText } from './kept-fields.ts'
import { createKeptStore, type Values } from './kept-store.ts'
import './known-page.ts'
import { sendField } from './sending.ts'

// In the time zone of the browser, and not in that of the account: public pages do not load what knows that one.
const clock = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  timeZoneName: 'short',
})
const began = (copy: Keeping['copy'], { began: at }: { began: number }) =>
  copy.began(clock.format(at))

const now = () => Date.now()
/** Drawn by the server a form has an id already: without scripts a double click would send it twice. */
const idOfDrawn = () => (typeof document === 'undefined' ? crypto.randomUUID() : undefined)
/** The texts that this browser keeps. */
export const keptStore = createKeptStore(() => window.localStorage, now)

type KeptProps = {
  /** Tells the forms of one page apart. */
  name: string
  /** What the text is about, if another page shows the same form; otherwise the page's address. */
  about?: string
  /** Puts all fields into a form that has a place for them only after the server has drawn it. */
  refill?: (values: Values) => void
  /** Called when the form was sent and is stored: it can be drawn anew. */
  onStored?: () => void
}

/**
 * Inside a form of the panel or the portal: keeps what is typed until it is stored, offers it again, and
 * says when the form did not reach the server.
 */
export function Kept(props: KeptProps) {
  const keeping = useContext(KeepingContext)
  return keeping && <KeptNotice key={keeping.owner} {...props} keeping={keeping} />
}

function KeptNotice({ name, about, refill, onStored, keeping }: KeptProps & { keeping: Keeping }) {
  const { owner, copy } = keeping
  const { pathname } = useLocation()
  const element = useRef<HTMLInputElement>(null)
  const kept = useRef<ReturnType<typeof keepForm>>(null)
  const newest = useRef(refill)
  newest.current = refill
  const afterwards = useRef(onStored)
  afterwards.current = onStored
  const hasRefill = refill !== undefined
  const [state, setState] = useState<KeptState | null>(null)
  const place = `${about ?? pathname}#${name}`

  useEffect(() => {
    const form = element.current?.form
    if (!form) return
    kept.current = keepForm(
      form,
      { owner, form: place },
      {
        store: keptStore,
        now,
        tell: setState,
        refill: hasRefill ? (values) => newest.current?.(values) : undefined,
        onStored: () => afterwards.current?.(),
      },
    )
    return () => kept.current?.stop()
  }, [owner, place, hasRefill])

  const { offer, isOvertaken, restored, trouble } = state ?? {}
  // The pressed button goes away.
  const press = (work: () => unknown) => () => {
    work()
    const form = element.current?.form
    if (form) firstText(form)?.focus()
  }
  const discard = (
    <Button
      type="button"
      variant="secondary"
      size="small"
      onClick={press(() => kept.current?.discard())}
    >
      {copy.discard}
    </Button>
  )
  const box = 'flex flex-wrap items-center gap-x-4 gap-y-2 border border-ochre px-4 py-2 text-small'
  return (
    <>
      <input
        ref={element}
        type="hidden"
        name={sendField}
        defaultValue={idOfDrawn()}
        suppressHydrationWarning
      />
      <div role="status" className="col-span-full grid basis-full gap-2 empty:hidden">
        {offer && (
          <div className={box}>
            <p className="min-w-0 flex-1 basis-48">
              {began(copy, offer)}
              {isOvertaken && ` ${copy.overtaken}`}
            </p>
            <span className="flex flex-wrap gap-2">
              <Button type="button" size="small" onClick={press(() => kept.current?.restore())}>
                {copy.restore}
              </Button>
              {discard}
            </span>
          </div>
        )}
        {restored && !offer && (
          <div className={box}>
            <p className="min-w-0 flex-1 basis-48">
              {began(copy, restored)} {copy.restored}
            </p>
            {discard}
          </div>
        )}
        {trouble === 'full' && <p className="text-small text-ochre">{copy.full}</p>}
      </div>
      {trouble === 'unsent' && (
        <div
          role="alert"
          className="col-span-full flex basis-full flex-wrap items-center gap-x-4 gap-y-2 border border-vermilion px-4 py-2"
        >
          <p className="min-w-0 flex-1 basis-48 font-medium text-vermilion">{copy.unsent}</p>
          <Button type="button" size="small" onClick={() => kept.current?.again()}>
            {copy.again}
          </Button>
        </div>
      )}
    </>
  )
}
