import { randomBytes } from 'node:crypto'
import { type CutProxy, startCutProxy } from '../cutProxy.ts'
import type { Env } from '../launch.ts'
import type { s3Server } from '../s3Server.ts'
import { seededDataEnv, temporaryDataEnv } from '../server.ts'
import type { Cluster } from './cluster.ts'
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts'

type S3 = Awaited<ReturnType<typeof s3Server>>

/** What servers share, and what can be taken from them. */
export interface Installation {
  /** In words, for the report. */
  name: string
  /** The database without the proxy, and the directory of files. */
  place: Env
  /** What a server of it is started with. */
  env: Env
  /** On PostgreSQL. */
  proxy?: CutProxy
  /** If the run has one of its own. */
  cluster?: Cluster
  /** If objects on disk have a file system of their own. */
  disk?: SmallDisk
  /** The bucket of servers that are started with `inBucket`. */
  s3: S3
  inBucket: Env
  close(): Promise<void>
}

interface Wanted {
  isPostgres: boolean
  /** Whether the disk can be full. */
  smallDisk?: boolean
  /** By default the database lies on the server for tests. */
  cluster?: Cluster | undefined
  s3: S3
}

const quickTimers = new URL('./quickTimers.ts', import.meta.url).href

/** A database, empty on a cluster of its own and seeded elsewhere, behind a proxy if it is PostgreSQL, and two object stores. */
export async function openInstallation({ isPostgres, smallDisk = false, cluster, s3 }: Wanted): Promise<Installation> {
  const { DATA_DIR, DATABASE_URL: onServer } = await (cluster ? temporaryDataEnv(false) : seededDataEnv())
  const DATABASE_URL = cluster ? await cluster.createDatabase(`faults_${randomBytes(4).toString('hex')}`) : onServer
  const proxy = isPostgres ? await startCutProxy(DATABASE_URL) : undefined
  const disk = smallDisk ? mountSmallDisk(DATA_DIR) : undefined
  const place = { DATA_DIR, DATABASE_URL }
  const env = {
    ...place,
    ...(proxy && { DATABASE_URL: proxy.url }),
    NODE_OPTIONS: `--import=${quickTimers}`,
    HEAVY_PROCESSES: '1',
    SANDBOX_DELAY_MS: '10',
    GATEWAY_PER_MINUTE: '1000000',
    RAZORPAY_TIMEOUT_MS: '15000',
  }
  return {
    name: isPostgres ? 'PostgreSQL' : 'embedded database',
    place,
    env,
    ...(proxy && { proxy }),
    ...(cluster && { cluster }),
    ...(disk && { disk }),
    s3,
    inBucket: { ...s3.env, S3_TIMEOUT_MS: '2000' },
    async close() {
      disk?.unmount()
      await proxy?.close()
    },
  }
}
