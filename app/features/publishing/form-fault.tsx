import { useEffect, useRef } from 'react'

/** Why a form could not be saved. The button that was pressed stands far from it. */
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
