/** A vector as it is stored. */
export const toBytes = ({ buffer, byteOffset, byteLength }: Float32Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)

export function fromBytes(bytes: Uint8Array): Float32Array {
  // Copies the bytes: the driver's buffer may not be aligned to four bytes.
  return new Float32Array(new Uint8Array(bytes).buffer)
}
