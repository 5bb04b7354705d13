import type { ComponentProps } from 'react'
import { Input } from '#app/ui/field.tsx'

/** The browser's own file chooser, styled as a field. */
export function FileInput(props: ComponentProps<'input'>) {
  return (
    <Input
      type="file"
      {...props}
      className="h-auto! py-2 file:me-4 file:min-h-8 file:cursor-pointer file:rounded-paper file:border file:border-solid file:border-ink file:bg-transparent file:px-3 file:text-small file:text-ink hover:file:bg-ink hover:file:text-paper"
    />
  )
}
