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
    void context.close()
  }
  recorder.start()
  return {
    level() {
      analyser.getByteTimeDomainData(samples)
      return samples.reduce((most, one) => Math.max(most, Math.abs(one - 128)), 0) / 128
    },
    stop: () =>
      new Promise((resolve) => {
        recorder.onstop = () => {
          release()
          resolve(new Blob(pieces, { type: form }))
        }
        recorder.stop()
      }),
    discard() {
      recorder.ondataavailable = null
      recorder.stop()
      release()
    },
  }
}
