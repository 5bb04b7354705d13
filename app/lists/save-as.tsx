import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { ChevronDown } from '#app/ui/icons.tsx'
import { useFolding } from '#app/ui/use-folding.ts'
import { savedViews as copy } from '#content/saved-views.ts'
import type { List } from './list.ts'
import { menuButton, menuSheet } from './list-menu.ts'
import { viewsPath } from './list-views.ts'

/** Asks for the name of a new view. A name that is refused is asked for again on the page of the views. */
export function SaveAs({ list, search }: { list: List; search: string }) {
  const folding = useFolding<HTMLDetailsElement>()
  return (
    <details {...folding} className="relative">
      <summary className={menuButton}>
        {copy.saveAs}
        <ChevronDown aria-hidden="true" size={14} />
      </summary>
      <Form
        method="post"
        action={viewsPath(list)}
        className={`${menuSheet} grid gap-3 p-4 sm:start-0 sm:w-72`}
      >
        <input type="hidden" name="search" value={search} />
        <Field id={`${list.name}-view-name`} label={copy.name} required>
          <Input name="name" maxLength={60} autoComplete="off" />
        </Field>
        <Button type="submit" name="intent" value="add" size="small" className="justify-self-start">
          {copy.add}
        </Button>
      </Form>
    </details>
  )
}
