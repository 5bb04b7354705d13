import { useSyncExternalStore } from 'react'
import { raiseToast } from '#app/ui/toast.ts'
import { chatCopy } from './chat-copy.ts'
import { fetchSpeech } from './chat-requests.ts'

/** The line that is read aloud, and whether its sound has started. */
type Speech = { lineId: string | null; playing: boolean }

const silence: Speech = { lineId: null, playing: false }
const listeners = new Set<() => void>()
let speech = silence
let end = () => {}
/** The number of the press that asked for it: a line may be asked for again before its sound arrives. */
let asked = 0

function change(next: Speech) {
  speech = next
  for (const listener of listeners) listener()
}

export function useSpeech(): Speech {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => speech,
  )
}

export function stopSpeaking(): void {
  asked += 1
  end()
  end = () => {}
  change(silence)
}

/** Reads a line aloud: with sound from the server, otherwise with a local voice of the browser. */
export async function speak(lineId: string, text: string, longest = 1500): Promise<void> {
  stopSpeaking()
  const mine = { lineId, playing: false }
  change(mine)
  const own = asked
  const isMine = () => asked === own
  try {
    const sound = await fetchSpeech(text.slice(0, longest))
    if (isMine()) await play(`data:audio/mpeg;base64,${sound}`, lineId)
  } catch {
    if (!isMine() || (await playLocally(text, lineId))) return
    change(silence)
    raiseToast({ ...chatCopy().speech.failure, tone: 'destructive' })
  }
}

async function play(source: string, lineId: string) {
  const audio = new Audio(source)
  audio.onended = stopSpeaking
  end = () => {
    audio.onended = null
    audio.pause()
  }
  await audio.play()
  change({ lineId, playing: true })
}

/** Only local voices are used, so that the text is not sent anywhere. */
async function playLocally(text: string, lineId: string): Promise<boolean> {
  if (typeof speechSynthesis === 'undefined') return false
  const voice = speechSynthesis
    .getVoices()
    .find(({ localService, lang }) => localService && lang.startsWith('en'))
  if (!voice) return false
  const words = new SpeechSynthesisUtterance(text)
  words.voice = voice
  words.onend = stopSpeaking
  end = () => {
    words.onend = null
    speechSynthesis.cancel()
  }
  speechSynthesis.speak(words)
  change({ lineId, playing: true })
  return true
}
