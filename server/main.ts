import { buildApp } from './app/app.ts'
import { startBackups } from './app/backup/schedule.ts'
import { boot } from './app/boot.ts'
import { readStartConfig } from './app/startConfig.ts'
import { startWorkers } from './app/workers.ts'
import { DatabaseUnavailable } from './platform/db/unavailable.ts'
import { isLocal, seed } from './seed/seed.ts'

const STOP_WITHIN_MS = 25_000
const IDLE_CHECK_MS = 100

async function main(): Promise<void> {
  const { config, warnings } = await readStartConfig()
  const { context, seedContext, database, close } = await boot(config)
  // A last resort: a failure that nobody awaits is a fault of ours, but no reason to drop everybody's requests.
  process.on('unhandledRejection', error => context.log.error({ err: error }, 'unhandled rejection'))
  for (const warning of warnings) context.log.warn(warning)
  if (!config.production && isLocal(config)) await seed(seedContext)
  const workers = await startWorkers(context, { work: config.ROLE !== 'api' })
  const backups = config.ROLE === 'api' ? undefined : startBackups(context, database)
  const app = await buildApp(context)
  await app.listen({ host: config.HOST, port: config.PORT })
  context.log.info({ url: config.PUBLIC_URL, mode: config.APP_MODE }, `${config.BRAND_NAME} is ready`)

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    context.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    // Close connections that become idle during shutdown; clients may keep them open for more than a minute.
    const closing = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
    await app.close()
    clearInterval(closing)
    await Promise.all([workers.stop(), backups?.stop()])
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}

main().catch((error: unknown) => {
  const hint = error instanceof DatabaseUnavailable ? '\nCheck DATABASE_URL, and that PostgreSQL is running.' : ''
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`)
  process.exit(1)
})
