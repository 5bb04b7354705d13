import type { Readable } from 'node:stream'
import { GetObjectCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { S3Config } from './config.server.ts'
import { checked, common, type Storage } from './stored-files.server.ts'

/** Files in a bucket of S3 or a server that speaks its protocol. */
export function s3Storage({ bucket, ...s3 }: S3Config): Storage {
  const client = new S3Client({
    endpoint: s3.endpoint,
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    forcePathStyle: true,
    // Servers that only speak the older protocol refuse checksums they did not ask for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000 },
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    ...common(disk),
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const command = new GetObjectCommand({ Bucket: bucket, Key: checked(key), Range })
      try {
        return (await client.send(command)).Body as Readable
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null
        throw error
      }
    },
    ping: () => client.send(new HeadBucketCommand({ Bucket: bucket })),
    close: () => client.destroy(),
  }
}
