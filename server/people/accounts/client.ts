import type { FastifyRequest } from 'fastify'
import type { Context, Scope } from '../../platform/context.ts'

/** The caller's User-Agent header. */
export type UserAgent = string | undefined

export const userAgentOf = (request: FastifyRequest): UserAgent =>
  request.headers['user-agent']?.replaceAll(/[^\x20-\x7e]/g, '')

/** A keyed hash of the browser and its IP address. It distinguishes callers but is no proof of identity. */
export const clientFingerprint = ({ vault }: Pick<Context, 'vault'>, { ip }: Scope, userAgent: UserAgent): string =>
  vault.index('client', `${ip ?? ''}\n${userAgent ?? ''}`)
