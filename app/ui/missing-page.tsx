import { ButtonLink } from '#app/ui/button.tsx'
import { Guilloche } from '#app/ui/guilloche.tsx'

type MissingPageProps = { title: string; text: string; back: string; to: string }

/** For an address below a list that matches no record. The figure is drawn only in part. */
export function MissingPage({ title, text, back, to }: MissingPageProps) {
  return (
    <div className="frame grid grid-cols-1 items-center gap-x-8 gap-y-10 py-16 md:grid-cols-12 md:py-24">
      <div className="md:col-span-7">
        <p className="font-mono text-title tracking-[0.12em] text-vermilion">404</p>
        <h1 className="display mt-3 text-title">{title}</h1>
        <p className="prose-measure mt-5 text-lead text-ink-muted">{text}</p>
        <ButtonLink to={to} size="large" className="mt-8">
          {back}
        </ButtonLink>
      </div>
      <Guilloche
        figure="blueprint"
        engraved={1}
        className="mx-auto w-full max-w-md md:col-span-5"
      />
    </div>
  )
}
