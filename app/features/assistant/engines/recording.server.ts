import { BufferSource, EncodedPacketSink, Input, WEBM } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { functionLimits } from './function-limits.ts'

export const sampleRate = 16_000
export type RecordingFault = 'type' | 'tooLong' | 'silent'

/** Seconds that a recording may be too long: recorders finish their current chunk. */
const grace = 1
const longest = functionLimits.voice.seconds + grace

/** Decodes a WebM recording with Opus sound to mono at 16 kHz, or says what is wrong with it. */
export async function decodeRecording(bytes: Uint8Array): Promise<Float32Array | RecordingFault> {
  try {
    using input = new Input({ formats: [WEBM], source: new BufferSource(bytes) })
    const track = await input.getPrimaryAudioTrack()
    if ((await track?.getCodec()) !== 'opus' || !track) return 'type'
    const channels = await track.getNumberOfChannels()
    if (channels < 1 || channels > 2) return 'type'
    return await decodePackets(new EncodedPacketSink(track), channels)
  } catch {
    return 'type'
  }
}

async function decodePackets(
  sink: EncodedPacketSink,
  channels: number,
): Promise<Float32Array | RecordingFault> {
  const decoder = new OpusDecoder({ sampleRate, channels })
  await decoder.ready
  try {
    const parts: Float32Array[] = []
    let length = 0
    for await (const packet of sink.packets()) {
      const { channelData, samplesDecoded } = decoder.decodeFrame(packet.data)
      parts.push(mix(channelData, samplesDecoded))
      length += samplesDecoded
      if (length > longest * sampleRate) return 'tooLong'
    }
    const all = new Float32Array(length)
    let at = 0
    for (const part of parts) {
      all.set(part, at)
      at += part.length
    }
    return all
  } finally {
    decoder.free()
  }
}

function mix([left, right]: readonly Float32Array[], length: number): Float32Array {
  if (!left) return new Float32Array(length)
  if (!right) return left.slice(0, length)
  return Float32Array.from({ length }, (_, at) => ((left[at] ?? 0) + (right[at] ?? 0)) / 2)
}

const frame = sampleRate / 50
const [before, after] = [0.2 * sampleRate, 0.4 * sampleRate]
/** Speech is this many times louder than the quietest parts, and has at least this amplitude. */
const [contrast, faintest] = [3, 0.004]
const shortestSpeech = 12

/**
 * Cuts the silence around the speech and evens its loudness; undefined when nobody speaks. The recogniser
 * would hear words in silence.
 */
export function spokenPart(samples: Float32Array): Float32Array | undefined {
  const loudness = Array.from({ length: Math.floor(samples.length / frame) }, (_, index) =>
    rootMeanSquare(samples.subarray(index * frame, (index + 1) * frame)),
  )
  const quiet = loudness.toSorted((a, b) => a - b)[Math.floor(loudness.length / 10)] ?? 0
  const threshold = Math.max(faintest, quiet * contrast)
  const isSpeech = (value: number) => value > threshold
  if (loudness.filter(isSpeech).length < shortestSpeech) return undefined
  const first = loudness.findIndex(isSpeech) * frame
  const last = (loudness.findLastIndex(isSpeech) + 1) * frame
  const part = new Float32Array(before + last - first + after)
  const from = Math.max(0, first - before)
  part.set(samples.subarray(from, last + after), from - first + before)
  return part
}

function rootMeanSquare(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length)
}
