const errno = { success: 0, badDescriptor: 8, missing: 44 }
const preopened = 3

type Open = { name: string; at: number }

/** Thrown when the program exits. */
class Exit extends Error {}

/**
 * Runs a WASI program with files in memory: it reaches no disk, no network and no environment.
 * @param files the files that the program finds, by name
 * @returns the files when it has ended
 */
export async function runInMemory(
  module: WebAssembly.Module,
  args: readonly string[],
  files: Record<string, Uint8Array>,
): Promise<Record<string, Uint8Array>> {
  const folder = new Map(Object.entries(files).map(([name, bytes]) => [name, new Growing(bytes)]))
  const wasi = createWasi(args, folder)
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.imports })
  const { memory, _start: start } = instance.exports
  wasi.use(memory as WebAssembly.Memory)
  try {
    ;(start as () => void)()
  } catch (error) {
    if (!(error instanceof Exit)) throw error
  }
  return Object.fromEntries([...folder].map(([name, file]) => [name, file.bytes()]))
}

/** A file whose buffer doubles when it is full. */
class Growing {
  #room: Uint8Array
  size: number

  constructor(bytes: Uint8Array = new Uint8Array(0)) {
    this.#room = bytes
    this.size = bytes.length
  }

  bytes(): Uint8Array {
    return this.#room.subarray(0, this.size)
  }

  write(at: number, bytes: Uint8Array): void {
    const end = at + bytes.length
    if (end > this.#room.length) {
      const larger = new Uint8Array(Math.max(end, this.#room.length * 2, 65_536))
      larger.set(this.bytes())
      this.#room = larger
    }
    this.#room.set(bytes, at)
    this.size = Math.max(this.size, end)
  }
}

function createWasi(args: readonly string[], folder: Map<string, Growing>) {
  const encoder = new TextEncoder()
  const open = new Map<number, Open>()
  let next = preopened + 1
  let memory: WebAssembly.Memory
  const view = () => new DataView(memory.buffer)
  const bytesAt = (at: number, length: number) => new Uint8Array(memory.buffer, at, length)
  const setSize = (at: number, size: number) => view().setUint32(at, size, true)
  const argBytes = args.map((one) => encoder.encode(`${one}\0`))

  /** Goes through the program's list of buffers. */
  function transfer(list: number, count: number, move: (piece: Uint8Array) => number): number {
    let total = 0
    for (let index = 0; index < count; index += 1) {
      const at = view().getUint32(list + index * 8, true)
      const length = view().getUint32(list + index * 8 + 4, true)
      const moved = move(bytesAt(at, length))
      total += moved
      if (moved < length) break
    }
    return total
  }

  const imports = {
    args_sizes_get(count: number, size: number) {
      setSize(count, argBytes.length)
      setSize(
        size,
        argBytes.reduce((sum, { length }) => sum + length, 0),
      )
      return errno.success
    },
    args_get(pointers: number, text: number) {
      let at = text
      for (const [index, bytes] of argBytes.entries()) {
        setSize(pointers + index * 4, at)
        bytesAt(at, bytes.length).set(bytes)
        at += bytes.length
      }
      return errno.success
    },
    // The clock stands still: the sound must not depend on the time.
    clock_time_get(_id: number, _precision: bigint, at: number) {
      view().setBigUint64(at, 0n, true)
      return errno.success
    },
    fd_prestat_get(descriptor: number, at: number) {
      if (descriptor !== preopened) return errno.badDescriptor
      view().setUint8(at, 0)
      setSize(at + 4, 1)
      return errno.success
    },
    fd_prestat_dir_name(_descriptor: number, at: number, length: number) {
      bytesAt(at, length).set(encoder.encode('/').subarray(0, length))
      return errno.success
    },
    fd_fdstat_get(descriptor: number, at: number) {
      bytesAt(at, 24).fill(0)
      const kind = descriptor === preopened ? 3 : descriptor < preopened ? 2 : 4
      view().setUint8(at, kind)
      view().setBigUint64(at + 8, 0xffff_ffffn, true)
      view().setBigUint64(at + 16, 0xffff_ffffn, true)
      return errno.success
    },
    fd_fdstat_set_flags: () => errno.success,
    path_open(
      _folder: number,
      _lookup: number,
      at: number,
      length: number,
      flags: number,
      _rights: bigint,
      _inherited: bigint,
      _fdFlags: number,
      result: number,
    ) {
      const name = new TextDecoder().decode(bytesAt(at, length).slice()).replace(/^\/+/, '')
      const [create, truncate] = [(flags & 1) !== 0, (flags & 8) !== 0]
      if (!folder.has(name) && !create) return errno.missing
      if (!folder.has(name) || truncate) folder.set(name, new Growing())
      open.set(next, { name, at: 0 })
      setSize(result, next)
      next += 1
      return errno.success
    },
    fd_close(descriptor: number) {
      return open.delete(descriptor) ? errno.success : errno.badDescriptor
    },
    fd_read(descriptor: number, list: number, count: number, result: number) {
      const file = open.get(descriptor)
      if (!file) return errno.badDescriptor
      const content = folder.get(file.name)?.bytes() ?? new Uint8Array(0)
      const total = transfer(list, count, (piece) => {
        const taken = content.subarray(file.at, file.at + piece.length)
        piece.set(taken)
        file.at += taken.length
        return taken.length
      })
      setSize(result, total)
      return errno.success
    },
    fd_write(descriptor: number, list: number, count: number, result: number) {
      const file = open.get(descriptor)
      const total = transfer(list, count, (piece) => {
        if (file) folder.get(file.name)?.write(file.at, piece)
        if (file) file.at += piece.length
        return piece.length
      })
      setSize(result, total)
      return errno.success
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, result: number) {
      const file = open.get(descriptor)
      if (!file) return errno.badDescriptor
      const start = whence === 0 ? 0 : whence === 1 ? file.at : (folder.get(file.name)?.size ?? 0)
      file.at = start + Number(offset)
      view().setBigUint64(result, BigInt(file.at), true)
      return errno.success
    },
    proc_exit() {
      throw new Exit()
    },
  }
  return {
    imports,
    use(given: WebAssembly.Memory) {
      memory = given
    },
  }
}
