import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react'
import { ButtonAnchor } from '#app/ui/button.tsx'
import type { Job } from '#content/careers.ts'
import { applyHref, type Refusal } from './application.ts'

type DialogModule = typeof import('./application-dialog.tsx')

const load = () => import('./application-dialog.tsx')

/** Opens the dialog for a post. Resolves to false when its code could not be loaded. */
type Open = (job: Job | undefined) => Promise<boolean>
const Opener = createContext<Open>(() => Promise.resolve(false))

type ApplicationsProps = {
  retentionDays: number
  guard: (answer: Refusal | undefined) => ReactNode
  children: ReactNode
}

/**
 * Wraps the page whose buttons open the application form; loads the dialog when a button is used.
 */
export function Applications(props: ApplicationsProps) {
  const { retentionDays, guard, children } = props
  const [state, setState] = useState<{ open: boolean; job: Job | undefined }>()
  const [module, setModule] = useState<DialogModule>()
  const open: Open = async (job) => {
    try {
      const loaded = await load()
      setModule(loaded)
      setState({ open: true, job })
      return true
    } catch {
      return false
    }
  }
  return (
    <Opener value={open}>
      {children}
      {state && module && (
        <module.default
          {...state}
          retentionDays={retentionDays}
          guard={guard}
          onClose={() => setState({ ...state, open: false })}
        />
      )}
    </Opener>
  )
}

type ApplyButtonProps = Pick<
  ComponentProps<typeof ButtonAnchor>,
  'size' | 'variant' | 'className' | 'children'
> & {
  job?: Job
  /** The accessible name, where the visible text does not say which post is meant. */
  name?: string
}

/**
 * Opens the application dialog; without a script, or in a new tab, it is a link to the form's page.
 */
export function ApplyButton({ job, name, ...props }: ApplyButtonProps) {
  const open = useContext(Opener)
  const href = applyHref(job)
  const prepare = () => void load().catch(() => {})
  return (
    <ButtonAnchor
      href={href}
      aria-label={name}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void open(job).then((opened) => opened || window.location.assign(href))
      }}
      {...props}
    />
  )
}
