import { useRef } from 'react'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'

/** Why a form was not saved, at its top, because the button is far from the first invalid field. */
export function FormFault({ texts }: { texts: string[] }) {
  const notice = useRef<HTMLParagraphElement>(null)
  useFocusOnArrival(() => notice.current, texts.length > 0 && texts)
  return (
    <p ref={notice} role="alert" tabIndex={-1} className="font-medium text-vermilion">
      {texts.join(' ')}
    </p>
  )
}
