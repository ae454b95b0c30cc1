import type { S3Client } from '@aws-sdk/client-s3'
import type { Logger } from 'pino'
import { once } from '../../../engines/once.ts'
import type { Config } from '../../config/config.ts'
import { notFound, Problem } from '../../problem.ts'

export type S3Config = Pick<
  Config,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_TIMEOUT_MS'
>

/** Loaded on first use, so that nodes with a disk store do not load it. */
const loadSdk = () => import('@aws-sdk/client-s3')

type Sdk = Awaited<ReturnType<typeof loadSdk>>
export type S3Connection = { sdk: Sdk; client: S3Client }

/** Creates the client of a bucket on first use. */
export const lazyS3Client = (config: S3Config): (() => Promise<S3Connection>) => once(() => open(config))

const silent = () => {}

async function open(config: S3Config): Promise<S3Connection> {
  const sdk = await loadSdk()
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_TIMEOUT_MS: timeoutMs } = config
  const client = new sdk.S3Client({
    ...(endpoint && { endpoint }),
    ...(region && { region }),
    // Other stores have no host name per bucket.
    forcePathStyle: endpoint !== undefined,
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID ?? '', secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '' },
    // Other stores do not know all of its checksums, and every frame of an object has a tag of its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
    // Errors are thrown and logged by the caller; otherwise the SDK would write to the console.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
  })
  return { sdk, client }
}

/** The relevant part of the SDK's errors. */
interface S3Failure {
  name?: string
  $metadata?: { httpStatusCode?: number }
}

/** Throws `not_found` for a missing file and `unavailable` for any other failure of the store. */
export function throwS3Problem(log: Logger, error: unknown): never {
  if (error instanceof Problem) throw error
  const { name, $metadata } = error as S3Failure
  const status = $metadata?.httpStatusCode
  if (status === 404 && name !== 'NoSuchBucket') throw notFound('file')
  // Name and status only: the message may contain the address.
  log.error({ name, status }, 'the object store failed')
  throw new Problem('unavailable', 'File storage is unavailable. Try again in a minute.')
}

/** Uploads of earlier versions that wait to be inspected have a folder of their own (`oldObjects.ts`). */
export const keyOf = (name: string) => (name.includes('/') ? name : `objects/${name}`)
