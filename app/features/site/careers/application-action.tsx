import type { ComponentProps } from 'react'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { company } from '#content/company.ts'

type ApplicationActionProps = Pick<
  ComponentProps<typeof ButtonAnchor>,
  'size' | 'variant' | 'className' | 'children'
> & {
  subject: string
  /** The accessible name, where the visible words alone do not say which post is meant. */
  name?: string
}

/** Where an application begins: a mail with its subject filled in. */
export function ApplicationAction({ subject, name, ...props }: ApplicationActionProps) {
  const href = `mailto:${company.mailbox}?subject=${encodeURIComponent(subject)}`
  return <ButtonAnchor href={href} aria-label={name} {...props} />
}
