/** The format that the server reads. */
const form = 'audio/webm;codecs=opus'

const sound: MediaTrackConstraints = {
  channelCount: 1,
  sampleRate: 16_000,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
}

export type Recording = {
  /** The current loudness, from 0 to 1. */
  level: () => number
  /** What has been recorded so far; null when the recorder is at its end. */
  soFar: () => Promise<Blob | null>
  /** Resolves when it has ended, also by itself: the microphone is gone or no longer allowed. */
  ended: Promise<void>
  stop: () => Promise<Blob>
  discard: () => void
}

/** Why this browser cannot record; null when it can. */
export function recordingFault(): 'insecure' | 'unsupported' | null {
  if (!navigator.mediaDevices?.getUserMedia)
    return window.isSecureContext ? 'unsupported' : 'insecure'
  return typeof MediaRecorder === 'undefined' || !MediaRecorder.isTypeSupported(form)
    ? 'unsupported'
    : null
}

/**
 * Asks for the microphone and starts to record. Rejects when there is none or the visitor does not allow
 * it.
 */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: sound })
  const recorder = new MediaRecorder(stream, { mimeType: form, audioBitsPerSecond: 32_000 })
  const pieces: Blob[] = []
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  const release = () => {
    for (const track of stream.getTracks()) track.stop()
    if (context.state !== 'closed') void context.close()
  }
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => {
      release()
      resolve()
    }
  })
  recorder.start()
  return {
    ended,
    level() {
      analyser.getByteTimeDomainData(samples)
      return samples.reduce((most, one) => Math.max(most, Math.abs(one - 128)), 0) / 128
    },
    async soFar() {
      if (recorder.state !== 'recording') return null
      const arrived = new Promise((resolve) =>
        recorder.addEventListener('dataavailable', resolve, { once: true }),
      )
      recorder.requestData()
      await arrived
      return new Blob(pieces, { type: form })
    },
    async stop() {
      if (recorder.state !== 'inactive') recorder.stop()
      await ended
      return new Blob(pieces, { type: form })
    },
    discard() {
      recorder.ondataavailable = null
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    },
  }
}
