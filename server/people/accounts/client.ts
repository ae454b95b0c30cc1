import type { FastifyRequest } from 'fastify'
import type { Context, Scope } from '../../platform/context.ts'

/** Who calls, beside the scope: the browser as it names itself. */
export type UserAgent = string | undefined

export const userAgentOf = (request: FastifyRequest): UserAgent => request.headers['user-agent']

/** A keyed index of a browser at an address. It tells callers apart and proves nothing alone. */
export const clientFingerprint = ({ vault }: Pick<Context, 'vault'>, { ip }: Scope, userAgent: UserAgent): string =>
  vault.index('client', `${ip ?? ''}\n${userAgent ?? ''}`)
