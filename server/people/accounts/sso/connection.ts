import type { Selectable } from 'kysely'
import { STAFF_CONNECTION } from '../../../../contracts/people/sso.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { stateOf } from '../../../platform/config/capabilities.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Context, Db, Trx } from '../../../platform/context.ts'
import type { Schema } from '../../../platform/db/schema.ts'
import type { Client } from './issuer.ts'
import { SANDBOX_SSO, SANDBOX_SSO_PATH, sandboxIssuerUrl } from './sandboxIssuer.ts'

export type ConnectionRow = Selectable<Schema['sso_connections']>

/** The account's connection has the same id whenever it is set up, so that the issuer can be told our address first. */
export const connectionIdOf = ({ vault }: Pick<Context, 'vault'>, userId: string): string =>
  vault.index('sso-connection', userId)

/**
 * The address to which an issuer sends people back. Each connection has its own, so that an issuer cannot pass off another one's answer as its own
 * (RFC 9700, 4.4).
 */
export const callbackOf = ({ PUBLIC_URL }: Config, connection: string): string =>
  new URL(connection === STAFF_CONNECTION ? paths.adminSso : paths.sso.replace(':connection', connection), PUBLIC_URL)
    .href

/** The sandbox's own issuer moves with the server: its address at the time of the seed may have had another port. */
export const issuerOf = (ctx: Pick<Context, 'config'>, { issuer, client_id }: ConnectionRow): string => {
  const isSeeded = client_id === SANDBOX_SSO.clientId && URL.parse(issuer)?.pathname === SANDBOX_SSO_PATH
  return isSeeded && !ctx.config.production ? sandboxIssuerUrl(ctx) : issuer
}

export const clientOf = (ctx: Pick<Context, 'config' | 'vault'>, row: ConnectionRow): Client => ({
  issuer: issuerOf(ctx, row),
  clientId: row.client_id,
  clientSecret: ctx.vault.open(row.client_secret_sealed, {
    column: 'sso_connections.client_secret_sealed',
    id: row.id,
  }),
})

/** The connection that people of a domain use; undefined unless it is on and the domain is proven. */
export const connectionOfDomain = (db: Db, domain: string): Promise<ConnectionRow | undefined> =>
  db
    .selectFrom('sso_connections')
    .innerJoin('sso_domains', 'sso_domains.user_id', 'sso_connections.user_id')
    .innerJoin('users', 'users.id', 'sso_connections.user_id')
    .selectAll('sso_connections')
    .where('sso_domains.domain', '=', domain)
    .where('sso_domains.state', '=', 'verified')
    .where('sso_connections.is_on', '=', true)
    .where('users.is_active', '=', true)
    .executeTakeFirst()

/** A connection that is on, by its id. */
export const openConnection = (db: Db | Trx, id: string): Promise<ConnectionRow | undefined> =>
  db
    .selectFrom('sso_connections')
    .innerJoin('users', 'users.id', 'sso_connections.user_id')
    .selectAll('sso_connections')
    .where('sso_connections.id', '=', id)
    .where('sso_connections.is_on', '=', true)
    .where('users.is_active', '=', true)
    .executeTakeFirst()

/** Where staff sign in: the configured issuer, or the sandbox's own; null without either. */
export function staffClient(ctx: Pick<Context, 'config' | 'vault'>): Client | null {
  const { state } = stateOf(ctx.config, 'staffSso')
  if (state === 'off') return null
  if (state === 'sandbox') return { issuer: sandboxIssuerUrl(ctx), ...SANDBOX_SSO }
  const { STAFF_OIDC_ISSUER: issuer = '', STAFF_OIDC_CLIENT_ID: clientId = '' } = ctx.config
  return { issuer, clientId, clientSecret: ctx.config.STAFF_OIDC_CLIENT_SECRET ?? '' }
}
