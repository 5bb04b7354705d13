import { startS3 } from './s3.ts'

// A process of its own, which a drill can stop as a machine that hangs is stopped.
const { env, close } = await startS3()
process.send?.(env)
const end = () => void close().then(() => process.exit(0))
process.once('SIGTERM', end)
// Whoever started it is gone.
process.once('disconnect', end)
