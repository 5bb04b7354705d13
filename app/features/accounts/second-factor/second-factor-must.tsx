import { Link } from 'react-router'
import { secondFactor } from '#content/second-factor.ts'

type SecondFactorMustProps = {
  /** The page of the other kind of second factor. */
  instead: { text: string; link: string; to: string }
}

/** Tells an administrator without a second factor that one is required, and offers the other kind. */
export function SecondFactorMust({ instead }: SecondFactorMustProps) {
  return (
    <div role="note" className="mb-8 border-s-2 border-vermilion ps-4">
      <p>{secondFactor.mustHave}</p>
      <p className="mt-1">
        {instead.text}{' '}
        <Link to={instead.to} className="text-link">
          {instead.link}
        </Link>
      </p>
    </div>
  )
}
