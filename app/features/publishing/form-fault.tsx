import { useEffect, useRef } from 'react'

/** Why a form was not saved, at its top, because the button is far from the first invalid field. */
export function FormFault({ texts }: { texts: string[] }) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (texts.length > 0) notice.current?.focus()
  }, [texts])
  return (
    <p ref={notice} role="alert" tabIndex={-1} className="font-medium text-vermilion">
      {texts.join(' ')}
    </p>
  )
}
