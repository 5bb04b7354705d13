import { useEffect, useRef, useState } from 'react'
import { raiseToast } from '#app/ui/toast.ts'
import { reasonOf } from './chat.ts'
import { writeDown } from './chat-actions.ts'
import { type Recording, recordingFault, startRecording } from './recorder.ts'
import { useChat } from './use-chat.ts'
import { useChatCopy } from './use-chat-copy.ts'
import { useHeardWords } from './use-heard-words.ts'

const basicSeconds = 30
const fullSeconds = 120

export type RecordingState = {
  active: boolean
  seconds: number
  /** The longest recording, in seconds. */
  most: number
  /** The built-in recogniser listens: a draft that must be checked. */
  isBasic: boolean
  /** Why recording is impossible; null when it is possible. */
  fault: string | null
  /** A hint that is shown while the control is focused or pointed at. */
  hint: string | null
  /** What is heard so far. */
  words: string
  level: () => number
  start: () => void
  stop: () => void
  discard: () => void
  tell: (isNear: boolean) => void
}

/** The states of a recording: idle, recording, then transcribed into the input. */
export function useRecording(open: boolean): RecordingState {
  const chatWidget = useChatCopy()
  const { voice: copy } = chatWidget
  const voice = useChat().capabilities?.voice
  const [recording, setRecording] = useState<Recording | null>(null)
  const [seconds, setSeconds] = useState(0)
  const [near, setNear] = useState(false)
  const words = useHeardWords(recording)
  const isStarting = useRef(false)
  const stopped = useRef<Recording | null>(null)
  /** False once the panel is closed, although the browser may still ask for the microphone. */
  const isWanted = useRef(false)
  const isBasic = voice?.quality !== 'full'
  const most = voice?.limits.seconds ?? (isBasic ? basicSeconds : fullSeconds)
  const unavailable = voice && !voice.available ? (reasonOf(voice) ?? copy.none) : null
  const browserFault = recordingFault()
  const fault = unavailable ?? (browserFault && copy[browserFault])

  async function start() {
    if (isStarting.current || recording) return
    isStarting.current = true
    isWanted.current = true
    try {
      const started = await startRecording()
      if (!isWanted.current) return started.discard()
      setSeconds(0)
      setRecording(started)
      raiseToast(copy.began)
    } catch {
      if (isWanted.current) raiseToast({ ...copy.refused, tone: 'destructive' })
    } finally {
      isStarting.current = false
    }
  }
  async function stop() {
    // The end of the recorder calls this too.
    if (!recording || stopped.current === recording) return
    stopped.current = recording
    setRecording(null)
    await writeDown(await recording.stop(), words)
  }
  function discard() {
    isWanted.current = false
    stopped.current = recording
    recording?.discard()
    setRecording(null)
  }
  const atEnd = useRef(stop)
  const whenClosed = useRef(discard)
  useEffect(() => {
    atEnd.current = stop
    whenClosed.current = discard
  })
  useEffect(() => {
    if (!recording) return
    let isMine = true
    void recording.ended.then(() => {
      if (isMine) void atEnd.current()
    })
    const began = performance.now()
    const clock = setInterval(() => {
      const passed = (performance.now() - began) / 1000
      setSeconds(Math.min(Math.floor(passed), most))
      if (passed >= most) void atEnd.current()
    }, 200)
    return () => {
      isMine = false
      clearInterval(clock)
    }
  }, [recording, most])
  useEffect(() => {
    if (!open) whenClosed.current()
  }, [open])
  useEffect(() => () => whenClosed.current(), [])
  return {
    active: recording !== null,
    seconds,
    most,
    isBasic: voice?.quality === 'basic' && fault === null,
    fault,
    hint: fault && near ? fault : isBasic && (near || recording) ? copy.basic : null,
    words,
    level: () => recording?.level() ?? 0,
    start: () => void start(),
    stop: () => void stop(),
    discard,
    tell: setNear,
  }
}
