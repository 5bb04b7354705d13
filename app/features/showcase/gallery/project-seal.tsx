import { Guilloche } from '#app/ui/guilloche.tsx'
import { sealRecipe } from '#app/ui/illustration.ts'
import { initialsOf } from '../public-project.ts'

/** A seal of the project's own, around the initials of its title. */
export function ProjectSeal({ slug, title }: { slug: string; title: string }) {
  return (
    <div aria-hidden="true" className="relative -ms-2 size-32 shrink-0">
      <Guilloche figure={sealRecipe(slug)} className="size-full" />
      <span className="display absolute inset-0 flex items-center justify-center text-[1.375rem]">
        {initialsOf(title)}
      </span>
    </div>
  )
}
