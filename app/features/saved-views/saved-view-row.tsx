import { Link } from 'react-router'
import type { List } from '#app/lists/list.ts'
import { type SavedView, viewHref, viewsPath } from '#app/lists/list-views.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { savedViews } from '#content/saved-views.ts'
import type { ViewAnswer } from './saved-view-actions.server.ts'

const { page: copy } = savedViews

type SavedViewRowProps = {
  list: List
  view: SavedView
  isFirst: boolean
  isLast: boolean
  /** A name that was refused. */
  answer: ViewAnswer | undefined
}

/** One of the views, with everything that can be done with it. */
export function SavedViewRow({ list, view, isFirst, isLast, answer }: SavedViewRowProps) {
  const path = viewsPath(list)
  const { id, name, is_default: isDefault } = view
  const button = (value: string, label: string, more: { of: string; disabled?: boolean }) => (
    <Button
      type="submit"
      name="intent"
      value={value}
      variant="ghost"
      size="small"
      aria-label={more.of}
      aria-disabled={more.disabled || undefined}
    >
      {label}
    </Button>
  )
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:items-center">
      <p className="min-w-0">
        <Link
          to={viewHref(list, view)}
          data-view={id}
          className="text-link font-medium wrap-anywhere"
        >
          {name}
        </Link>
        {isDefault && (
          <span className="ms-3 text-small text-ink-muted">{savedViews.opensFirst}</span>
        )}
      </p>
      <Form
        method="post"
        action={path}
        preventScrollReset
        className="flex flex-wrap items-start gap-2"
      >
        <input type="hidden" name="view" value={id} />
        <Field
          id={`name-${id}`}
          label={copy.renameOf(name)}
          labelHidden
          error={answer?.error}
          autoFocus={answer !== undefined}
          className="w-64 max-w-full"
        >
          <Input
            name="name"
            maxLength={60}
            defaultValue={answer?.name ?? name}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" name="intent" value="rename" variant="secondary">
          {copy.rename}
        </Button>
      </Form>
      <Form method="post" action={path} preventScrollReset className="flex flex-wrap gap-1">
        <input type="hidden" name="view" value={id} />
        {button('up', copy.up, { of: copy.upOf(name), disabled: isFirst })}
        {button('down', copy.down, { of: copy.downOf(name), disabled: isLast })}
        {isDefault
          ? button('close', copy.notOpen, { of: copy.notOpenOf(name) })
          : button('open', copy.open, { of: copy.openOf(name) })}
        <ButtonLink
          to={`${path}?remove=${id}`}
          preventScrollReset
          variant="ghost"
          size="small"
          aria-label={copy.removeOf(name)}
        >
          {copy.remove}
        </ButtonLink>
      </Form>
    </li>
  )
}
