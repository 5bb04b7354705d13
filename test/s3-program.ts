import { startS3 } from './s3.ts'

// A process of its own, which a drill can stop like a machine that hangs.
const { env, close } = await startS3()
process.send?.(env)
const end = () => void close().then(() => process.exit(0))
process.once('SIGTERM', end)
// The process that started it has ended.
process.once('disconnect', end)
