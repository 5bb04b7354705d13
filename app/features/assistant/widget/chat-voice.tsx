import { useEffect, useRef } from 'react'
import { X } from '#app/ui/icons.tsx'
import { change } from './chat.ts'
import { Microphone, Stop } from './chat-icons.tsx'
import { useSpeech } from './speech.ts'
import { useChatCopy } from './use-chat-copy.ts'
import type { RecordingState } from './use-recording.ts'

/** Always visible and focusable; where recording is impossible it says why. */
export function MicrophoneControl({ recording, off }: { recording: RecordingState; off: boolean }) {
  const chatWidget = useChatCopy()
  const { active, fault, hint, isBasic, start, stop, tell } = recording
  const { voice } = chatWidget
  const isSpeaking = useSpeech().lineId !== null
  return (
    <>
      <button
        type="button"
        className="chat-tool"
        data-recording={active || undefined}
        aria-label={active ? voice.stop : voice.start}
        aria-describedby="chat-voice-hint"
        aria-disabled={fault !== null || undefined}
        disabled={off || isSpeaking}
        onPointerEnter={() => tell(true)}
        onPointerLeave={() => tell(false)}
        onFocus={() => tell(true)}
        onBlur={() => tell(false)}
        onClick={() => {
          if (active) stop()
          else if (fault) change({ note: fault })
          else start()
        }}
      >
        {active ? <Stop size={19} strokeWidth={1.5} /> : <Microphone size={19} strokeWidth={1.5} />}
      </button>
      {isBasic && !active && (
        <span aria-hidden="true" className="chat-basic">
          {voice.basicMark}
        </span>
      )}
      <span id="chat-voice-hint" className="sr-only">
        {hint}
      </span>
    </>
  )
}

const width = 240
const height = 40
const bands = [1, 0.7, 0.35, -0.05, -0.45, -0.8]

/** Draws added sine waves as high as the voice is loud. */
function band(weight: number, level: number, shift: number): string {
  let path = ''
  for (let x = 0; x <= width; x += 6) {
    const t = (2 * Math.PI * x) / width
    const swell = Math.sin(t / 2) ** 2
    const y =
      height / 2 + swell * (1.5 + 17 * level) * weight * Math.sin(3 * t + shift + weight * 1.2)
    path += `${x === 0 ? 'M' : 'L'}${x} ${y.toFixed(1)}`
  }
  return path
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Shown during a recording. */
export function RecordingStrip({ level, seconds, most, discard, words }: RecordingState) {
  const chatWidget = useChatCopy()
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    let loud = 0
    const draw = (now: number) => {
      loud += (Math.min(1, level() * 1.6) - loud) * 0.25
      const paths = drawing.current?.children ?? []
      for (const [index, weight] of bands.entries())
        paths[index]?.setAttribute('d', band(weight, loud, now / 260))
      frame = requestAnimationFrame(draw)
    }
    if (!still) frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [level])
  const { voice } = chatWidget
  return (
    <>
      <div className="chat-recording">
        <span className="chat-recording-label">{voice.listening}</span>
        <svg
          ref={drawing}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          {bands.map((weight) => (
            <path key={weight} d={band(weight, 0.4, 0)} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <span role="timer" className="chat-clock">
          {clock(seconds)} / {clock(most)}
        </span>
        <button type="button" className="chat-tool" aria-label={voice.discard} onClick={discard}>
          <X size={16} strokeWidth={1.75} />
        </button>
      </div>
      {words && <p className="chat-heard">{words}</p>}
    </>
  )
}
