import { useEffect, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { singleKeysAreOn } from '#app/ui/single-keys.ts'
import { palette } from '#content/palette.ts'

const copy = palette.keys
type Key = { keys: readonly string[]; what: string }
type Part = { title: string; keys: readonly Key[] }

/** The keys that work on the page that is shown. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const [parts] = useState(partsOfPage)
  const [isOpen, setOpen] = useState(false)
  // Opened once it is in the page, so that it is modal.
  useEffect(() => setOpen(true), [])
  return (
    <Dialog
      open={isOpen}
      title={copy.title}
      description={singleKeysAreOn() ? copy.text : copy.off}
      closeLabel={copy.close}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {parts.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="label mb-1 text-ink-muted">{title}</h3>
            <dl className="border-t border-line">
              {keys.map((one) => (
                <div
                  key={one.what}
                  className="flex items-baseline gap-4 border-b border-line py-1.5"
                >
                  <dt className="w-28 shrink-0">
                    {one.keys.map((name) => (
                      <kbd key={name} className="me-2 font-mono text-small whitespace-nowrap">
                        {name}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="min-w-0">{one.what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

const isShown = (selector: string) => document.querySelector(selector) !== null

/** Read from the page itself, so that no page has to say it twice. */
function partsOfPage(): Part[] {
  const main = '#main'
  const list = [
    ...(isShown(`${main} input[type=search]`) ? [copy.search] : []),
    ...(isShown(`${main} :is(.data-table, [data-list])`) ? copy.list : []),
    ...(isShown(`${main} :is(.data-table, [data-list]) input[type=checkbox]`) ? [copy.select] : []),
  ]
  return [
    { title: copy.parts.everywhere, keys: copy.everywhere },
    { title: copy.parts.list, keys: list },
    { title: copy.parts.lead, keys: isShown('.side-panel') ? copy.lead : [] },
  ].filter(({ keys }) => keys.length > 0)
}
