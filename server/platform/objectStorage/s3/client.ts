import type { S3Client } from '@aws-sdk/client-s3'
import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import { notFound, Problem } from '../../problem.ts'

export type S3Config = Pick<
  Config,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_TIMEOUT_MS'
>

/** Loaded when the first file comes or goes, so that whoever keeps files on disk does not carry it. */
export const loadSdk = () => import('@aws-sdk/client-s3')

type Sdk = Awaited<ReturnType<typeof loadSdk>>
export type S3Connection = { sdk: Sdk; client: S3Client }

/** The client of one bucket, made at its first use. */
export function lazyS3Client(config: S3Config): () => Promise<S3Connection> {
  let opening: Promise<S3Connection> | undefined
  return () => {
    opening ??= open(config)
    return opening
  }
}

const silent = () => {}

async function open(config: S3Config): Promise<S3Connection> {
  const sdk = await loadSdk()
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_TIMEOUT_MS: timeoutMs } = config
  const client = new sdk.S3Client({
    ...(endpoint && { endpoint }),
    ...(region && { region }),
    // Stores beside Amazon's have no host name for each bucket.
    forcePathStyle: endpoint !== undefined,
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID ?? '', secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '' },
    // Else a signed address would fix the checksum of an empty file, which is all that is known when it is signed.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
    // What matters is thrown, and logged there; else the SDK writes to the console.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
  })
  return { sdk, client }
}

/** What the SDK throws, as far as it is read here. */
interface S3Failure {
  name?: string
  $metadata?: { httpStatusCode?: number }
}

export const s3Status = (error: unknown) => (error as S3Failure).$metadata?.httpStatusCode

/** Throws `not_found` for a file that is not there, `unavailable` for a store that does not do what it is asked. */
export function throwS3Problem(log: Logger, error: unknown): never {
  if (error instanceof Problem) throw error
  const { name } = error as S3Failure
  const status = s3Status(error)
  if (status === 404 && name !== 'NoSuchBucket') throw notFound('file')
  // Name and status only: the message may hold the signed address.
  log.error({ name, status }, 'the object store failed')
  throw new Problem('unavailable', 'File storage is unavailable. Try again in a minute.')
}
