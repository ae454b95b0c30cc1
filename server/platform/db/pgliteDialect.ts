import type { PGlite } from '@electric-sql/pglite'
import { type CompiledQuery, type DatabaseConnection, PGliteAdapter, PGliteDialect, PGliteDriver } from 'kysely'
import type { RequireRoom } from './diskRoom.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/**
 * Kysely's dialect waits for the single connection without a limit, and a query on `db` awaited inside a transaction would wait
 * for ever. Here the wait fails after `timeoutMs` ms, as with a pool: the transaction rolls back and the server survives.
 */
export class AcquireTimeoutDialect extends PGliteDialect {
  readonly #pglite: PGlite
  readonly #requireRoom: RequireRoom
  readonly #timeoutMs: number

  constructor(pglite: PGlite, requireRoom: RequireRoom = () => {}, timeoutMs = 30_000) {
    super({ pglite })
    this.#pglite = pglite
    this.#requireRoom = requireRoom
    this.#timeoutMs = timeoutMs
  }

  /** Prevents Kysely's own queueing. */
  override createAdapter() {
    return new (class extends PGliteAdapter {
      override get supportsMultipleConnections() {
        return true
      }
    })()
  }

  override createDriver() {
    return new AcquireTimeoutDriver(this.#pglite, this.#requireRoom, this.#timeoutMs)
  }
}

class AcquireTimeoutDriver extends PGliteDriver {
  readonly #requireRoom: RequireRoom
  readonly #timeoutMs: number
  #free: Promise<void> = Promise.resolve()
  #release = () => {}

  constructor(pglite: PGlite, requireRoom: RequireRoom, timeoutMs: number) {
    super({ pglite })
    this.#requireRoom = requireRoom
    this.#timeoutMs = timeoutMs
  }

  override async init(): Promise<void> {
    await super.init()
    const only = await super.acquireConnection()
    const plain = only.executeQuery.bind(only)
    only.executeQuery = async <Row>(query: CompiledQuery) => {
      this.#requireRoom(query.sql)
      return plain<Row>(query)
    }
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free
    const turn = Promise.withResolvers<void>()
    this.#free = turn.promise
    try {
      await this.#waitFor(before)
    } catch (error) {
      void before.then(turn.resolve)
      throw error
    }
    this.#release = turn.resolve
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    this.#release()
  }

  async #waitFor(before: Promise<void>): Promise<void> {
    const late = Promise.withResolvers<never>()
    const seconds = this.#timeoutMs / 1000
    const message = `waited ${seconds} s for the embedded database: inside a transaction every query must use the transaction`
    const timer = setTimeout(
      () => late.reject(new DatabaseUnavailable('connection', new Error(message))),
      this.#timeoutMs,
    )
    try {
      await Promise.race([before, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}
