import type { ComponentProps, MouseEvent } from 'react'
import { Link } from '#app/ui/link.tsx'
import { waiting } from './waiting.ts'

const variants = {
  primary: 'border-navy bg-navy text-paper hover:border-navy-hover hover:bg-navy-hover',
  secondary: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
  ghost: 'border-transparent bg-transparent text-ink hover:border-line-strong',
  destructive: 'border-vermilion bg-transparent text-vermilion hover:bg-vermilion hover:text-paper',
}
const sizes = {
  small: 'min-h-9 px-3 py-1 text-small',
  medium: 'min-h-11 px-5 py-2 text-[0.9375rem]',
  large: 'min-h-12 px-6 py-2.5 text-base',
}

type Look = { variant?: keyof typeof variants; size?: keyof typeof sizes; className?: string }

const button = ({ variant = 'primary', size = 'medium', className = '' }: Look) =>
  `inline-flex items-center justify-center gap-2 rounded-paper border text-center font-medium no-underline transition-colors duration-150 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 ${variants[variant]} ${sizes[size]} ${className}`

/** While it is `disabled` it keeps the focus (waiting.ts). */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  disabled,
  ...props
}: ComponentProps<'button'> & Look) {
  return (
    <button
      type={type}
      onMouseDown={type === 'submit' ? keepPlace : undefined}
      className={button({ variant, size, className })}
      {...props}
      {...waiting(disabled === true)}
    />
  )
}

type SubmitLook = { label: string; busy: string | false; start?: boolean }

/**
 * The button that sends a form. `busy` is what it says while the form is being sent, and false at other
 * times. With `start` it does not fill its place in a grid.
 */
export function SubmitButton({
  label,
  busy,
  disabled,
  start,
  className = start ? 'justify-self-start' : '',
  ...props
}: Omit<ComponentProps<typeof Button>, 'children' | 'type'> & SubmitLook) {
  return (
    <Button {...props} type="submit" disabled={busy !== false || disabled} className={className}>
      {busy || label}
    </Button>
  )
}

/**
 * Leaving a field can show a message, which would move the button away from under the pointer: the
 * field keeps the focus until the form is sent.
 */
const keepPlace = (event: MouseEvent) => event.preventDefault()

/**
 * A link that looks like a button. Without `viewTransition` in the panel and the portal: what is drawn so
 * comes a moment later, and would overwrite the page of a step, such as Back, that is over by then.
 */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & Look) {
  return <Link prefetch="intent" className={button({ variant, size, className })} {...props} />
}

/** For addresses outside the app: mail, downloads, other sites. */
export function ButtonAnchor({ variant, size, className, ...props }: ComponentProps<'a'> & Look) {
  return <a className={button({ variant, size, className })} {...props} />
}
