import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { digitalIdentity } from '#content/capabilities/digital-identity.ts'

type Lane = keyof typeof digitalIdentity.sequence.lanes
const lanes = Object.keys(digitalIdentity.sequence.lanes) as Lane[]

/** Lanes stand at a sixth, a half and five sixths of the width. */
const place: Record<`${Lane}-${Lane}`, string> = {
  'issuer-issuer': 'md:ms-0 md:w-1/3',
  'holder-holder': 'md:ms-[33.333%] md:w-1/3',
  'verifier-verifier': 'md:ms-[66.666%] md:w-1/3',
  'issuer-holder': 'md:ms-[16.666%] md:w-1/3',
  'holder-issuer': 'md:ms-[16.666%] md:w-1/3',
  'holder-verifier': 'md:ms-[50%] md:w-1/3',
  'verifier-holder': 'md:ms-[50%] md:w-1/3',
  'issuer-verifier': 'md:ms-[16.666%] md:w-2/3',
  'verifier-issuer': 'md:ms-[16.666%] md:w-2/3',
}

type Step = (typeof digitalIdentity.sequence.steps)[number]

function Message({ step, index }: { step: Step; index: number }) {
  const { sequence } = usePageCopy(digitalIdentity)
  const own = step.from === step.to
  const back = lanes.indexOf(step.from) > lanes.indexOf(step.to)
  return (
    <li className="border-t border-line py-4 max-md:first:border-t-0 md:border-0 md:py-4">
      <div className={place[`${step.from}-${step.to}`]}>
        <p className="label flex gap-2 text-ink-muted md:sr-only">
          <span className="text-vermilion">{index + 1}</span>
          {sequence.lanes[step.from].name}
          {!own && ` ${sequence.to} ${sequence.lanes[step.to].name}`}
        </p>
        {own ? (
          <p className="mt-1 md:mx-auto md:mt-0 md:max-w-[16rem] md:border md:border-line-strong md:bg-paper md:px-4 md:py-3 md:text-center md:text-small lg:text-base lg:leading-snug">
            {step.text}
          </p>
        ) : (
          <div>
            <p className="mt-1 md:mt-0 md:px-4 md:pb-2 md:text-center md:text-small lg:text-base lg:leading-snug">
              {step.text}
            </p>
            <div aria-hidden="true" className="relative hidden h-px bg-ink md:block">
              <span
                className={`absolute -top-1 size-2 rotate-45 border-ink ${back ? 'start-0.5 border-s border-b' : 'end-0.5 border-e border-t'}`}
              />
            </div>
          </div>
        )}
      </div>
    </li>
  )
}

export function Sequence() {
  const { sequence } = usePageCopy(digitalIdentity)
  return (
    <section className="frame grid grid-cols-1 gap-x-8 gap-y-10 py-20 md:py-28 lg:grid-cols-12">
      <div className="lg:col-span-4 lg:pt-24">
        <h2 className="display text-title">{sequence.title}</h2>
        <p className="mt-5 max-w-[46ch] text-ink-muted">{sequence.text}</p>
      </div>
      <div className="lg:col-span-8">
        <dl className="grid grid-cols-1 gap-y-2 text-start max-md:border-y max-md:border-ink max-md:py-4 md:grid-cols-3 md:text-center">
          {lanes.map((lane) => (
            <div
              key={lane}
              className="max-md:grid max-md:grid-cols-[6rem_1fr] max-md:items-baseline"
            >
              <dt className="headline text-heading">{sequence.lanes[lane].name}</dt>
              <dd className="text-small text-ink-muted">{sequence.lanes[lane].note}</dd>
            </div>
          ))}
        </dl>
        <div className="relative md:mt-4 md:pb-6">
          <div aria-hidden="true" className="absolute inset-0 hidden md:block">
            {['start-1/6', 'start-1/2', 'start-5/6'].map((position, index) => (
              <span
                key={position}
                className={`absolute inset-y-0 ${position} border-s ${index === 0 ? 'border-dashed border-line-strong' : 'border-line-strong'}`}
              />
            ))}
          </div>
          <ol className="relative md:pt-4">
            {sequence.steps.map((step, index) => (
              <Message key={index} step={step} index={index} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
