import { connectionIdOf } from '../people/accounts/sso/connection.ts'
import { SANDBOX_SSO, sandboxIssuerUrl } from '../people/accounts/sso/sandboxIssuer.ts'
import { SANDBOX_SSO_DOMAIN, sandboxColleagues } from '../people/accounts/sso/sandboxPeople.ts'
import type { Context, Trx } from '../platform/context.ts'
import { idAt, newSecret } from '../platform/identity/ids.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { insertRows } from './insertRows.ts'

const HOUR_MS = 3_600_000

/** The demo account's connection to the sandbox's own issuer, its proven domain, and a colleague who is on the team already. */
export async function insertSingleSignOn(ctx: Context, trx: Trx, userId: string, since: Date): Promise<void> {
  const { vault } = ctx
  const connection = {
    id: connectionIdOf(ctx, userId),
    user_id: userId,
    issuer: sandboxIssuerUrl(ctx),
    client_id: SANDBOX_SSO.clientId,
    client_secret_sealed: SANDBOX_SSO.clientSecret,
    default_role: 'view',
    is_on: true,
    created_at: since,
    changed_at: since,
  }
  await insertRows(trx, 'sso_connections', [sealRow(vault, 'sso_connections', connection)])
  const domain = {
    id: idAt('sdm', since),
    user_id: userId,
    domain: SANDBOX_SSO_DOMAIN,
    proof: `satyapan-sso=${newSecret()}`,
    state: 'verified',
    answer: 'found',
    checked_at: since,
    check_at: new Date(Date.now() + HOUR_MS),
    verified_at: since,
    created_at: since,
  }
  await insertRows(trx, 'sso_domains', [domain])
  const farhan = sandboxColleagues.find(({ email }) => email.startsWith('farhan@'))
  if (!farhan) return
  const { email, givenName, familyName } = farhan
  const colleague = {
    id: idAt('sub', since),
    user_id: userId,
    email,
    first_name: givenName,
    last_name: familyName,
    access: 'full',
    password_hash: null,
    is_active: true,
    created_at: since,
  }
  await insertRows(trx, 'sub_users', [sealRow(vault, 'sub_users', colleague)])
}
