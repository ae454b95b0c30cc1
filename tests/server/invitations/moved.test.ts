import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { openShare } from '../../../server/checks/sharing/openShare.ts'
import { readReport } from '../../../server/intelligence/makeReport.ts'
import { answerByLink } from '../../../server/invitations/answer.ts'
import { findByToken, linkEndOf, openInvitation } from '../../../server/invitations/row.ts'
import { consumePasswordLink, staffRecovery, subUserInvitation } from '../../../server/people/accounts/passwordLinks.ts'
import type { Trx } from '../../../server/platform/context.ts'
import { migrateIn, migrationIds } from '../../../server/platform/db/migrate.ts'
import { sha256 } from '../../../server/platform/vault.ts'
import { testApp } from '../../support/app.ts'

const { ctx } = await testApp()
const { db, vault } = ctx

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const tokens = {
  reset: 'reset-token-of-a-user0',
  used: 'used-token-of-a-user00',
  invite: 'invite-token-of-a-sub0',
  staff: 'staff-token-of-admin00',
  recovery: 'recovery-token-of-adm0',
  share: 'share-token-of-a-check',
  revoked: 'revoked-token-of-check',
  report: 'report-token-of-a-rep0',
}

const insert = (trx: Kysely<unknown>, table: string, rows: Record<string, unknown>[]) =>
  (trx as unknown as Kysely<Record<string, Record<string, unknown>>>).insertInto(table).values(rows).execute()

/** What version 0108 has in its tables: a link of every family, in progress. */
async function leaveBehind(trx: Trx): Promise<void> {
  const old = trx as unknown as Kysely<unknown>
  await sql`drop schema public cascade`.execute(trx)
  await sql`create schema public`.execute(trx)
  await migrateIn(
    trx,
    migrationIds.filter(id => id < '0109'),
  )
  await insert(old, 'users', [
    { id: 'usr_1', email: 'a@example.com', first_name: 'A', last_name: 'B', country_code: '91' },
  ])
  await insert(old, 'sub_users', [
    { id: 'sub_1', user_id: 'usr_1', email: 's@example.com', first_name: 'S', last_name: 'T', accepted_at: null },
  ])
  await insert(old, 'admins', [{ id: 'adm_1', email: 'adm@example.com', name: 'M', role: 'superadmin' }])
  await insert(old, 'approvals', [
    { id: 'apr_1', kind: 'recovery', state: 'waiting', amount_paise: 0, request: '{}', reason: 'x' },
  ])
  const link = { user_id: null, sub_user_id: null, admin_id: null, approval_id: null, used_at: null, expires_at: at(1) }
  await insert(old, 'link_tokens', [
    { ...link, hash: sha256(tokens.reset), purpose: 'reset', user_id: 'usr_1' },
    { ...link, hash: sha256(tokens.used), purpose: 'reset', user_id: 'usr_1', used_at: at(-1) },
    { ...link, hash: sha256(tokens.invite), purpose: 'invite', user_id: 'usr_1', sub_user_id: 'sub_1' },
    { ...link, hash: sha256(tokens.staff), purpose: 'reset', admin_id: 'adm_1' },
    { ...link, hash: sha256(tokens.recovery), purpose: 'recover', approval_id: 'apr_1' },
  ])
  await insert(old, 'verifications', [
    {
      id: 'ver_1',
      product: 'pan-check',
      user_id: 'usr_1',
      status: 'failed',
      channel: 'console',
      mode: 'live',
      input_sealed: vault.seal('{}', { column: 'verifications.input_sealed', id: 'ver_1' }),
      subject_masked: '',
      subject_index: '',
      wallet: 'product',
      timeline: '[]',
      consented_at: at(-2),
      created_at: at(-2),
      purpose: 'other',
      requested_by: vault.seal('A', { column: 'verifications.requested_by', id: 'ver_1' }),
    },
  ])
  const share = { verification_id: 'ver_1', user_id: 'usr_1', expires_at: at(1), openings: 3 }
  const sharedBy = (id: string) => vault.seal('Asha', { formerColumn: 'verification_shares.created_by', id })
  await insert(old, 'verification_shares', [
    { ...share, id: 'vsh_1', token_hash: sha256(tokens.share), created_by: sharedBy('vsh_1'), revoked_at: null },
    { ...share, id: 'vsh_2', token_hash: sha256(tokens.revoked), created_by: sharedBy('vsh_2'), revoked_at: at(-1) },
  ])
  await insert(old, 'intelligence_reports', [
    {
      id: 'irp_1',
      user_id: 'usr_1',
      mode: 'test',
      channel: 'api',
      made_by: vault.seal('A', { column: 'intelligence_reports.made_by', id: 'irp_1' }),
      subjects_sealed: vault.seal('{"pans":["AAAPZ1000A"]}', {
        column: 'intelligence_reports.subjects_sealed',
        id: 'irp_1',
      }),
      token_hash: sha256(tokens.report),
      token_sealed: vault.seal(tokens.report, { formerColumn: 'intelligence_reports.token_sealed', id: 'irp_1' }),
      purpose: 'other',
      consent: vault.seal('yes', { column: 'intelligence_reports.consent', id: 'irp_1' }),
      status: 'ready',
      at_most_paise: 0,
      created_at: at(-2),
      expires_at: at(1),
      openings: 1,
    },
  ])
  await insert(old, 'intelligence_openings', [
    { id: 'iop_1', report_id: 'irp_1', at: at(-1), network: '203.0.113.0/24', agent: 'Old browser', kind: 'pdf' },
  ])
}

test('links that were sent before the upgrade go on working, and what they count and say is kept', async () => {
  await db.transaction().execute(async trx => {
    await leaveBehind(trx)
    await migrateIn(trx)
  })
  const left = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_name in ('link_tokens', 'verification_shares', 'intelligence_openings')`.execute(db)
  expect(left.rows).toEqual([])

  const consume = (token: string) => db.transaction().execute(trx => consumePasswordLink(ctx, trx, token))
  expect(await consume(tokens.reset)).toEqual({ userId: 'usr_1', subUserId: null })
  expect(await consume(tokens.reset)).toBeNull()
  expect(await consume(tokens.used)).toBeNull()
  expect(await consume(tokens.invite)).toBeNull()
  expect(await consume(tokens.staff)).toEqual({ adminId: 'adm_1' })
  const joined = await db.transaction().execute(trx => answerByLink(ctx, trx, [subUserInvitation], tokens.invite))
  expect(joined).toMatchObject({ subject: 'sub_1', userId: 'usr_1' })
  expect(await findByToken(db, tokens.recovery, [staffRecovery])).toMatchObject({ subject: 'apr_1', state: 'waiting' })

  const share = await findByToken(db, tokens.share)
  expect(share && openInvitation(vault, share)).toMatchObject({
    id: 'vsh_1',
    subject: 'ver_1',
    asked_by: 'Asha',
    openings: 3,
    state: 'waiting',
  })
  const revoked = await findByToken(db, tokens.revoked)
  expect(revoked && linkEndOf(revoked)).toBe('withdrawn')
  const scope = { actor: { kind: 'system', name: 'visitor' }, ip: null, requestId: null, locale: 'en' } as const
  const cover = (token: string) => openShare(ctx, scope, { token, show: false, agent: '' })
  expect(await cover(tokens.share)).toMatchObject({ works: true })
  expect(await cover(tokens.revoked)).toMatchObject({ works: false })

  expect(await readReport(ctx, 'irp_1')).toMatchObject({ token: tokens.report, openings: 1, revoked_at: null })
  const events = await db
    .selectFrom('invitation_events')
    .select(['kind', 'network', 'agent'])
    .where('kind', '=', 'downloaded')
    .execute()
  expect(events).toEqual([{ kind: 'downloaded', network: '203.0.113.0/24', agent: 'Old browser' }])
})

test('a moved value opens in its own row only', async () => {
  const sealed = vault.seal('Asha', { formerColumn: 'verification_shares.created_by', id: 'vsh_1' })
  expect(vault.open(sealed, { column: 'invitations.asked_by', id: 'vsh_1' })).toBe('Asha')
  expect(() => vault.open(sealed, { column: 'invitations.asked_by', id: 'vsh_2' })).toThrow('authenticate')
  expect(() => vault.open(sealed, { column: 'invitations.about', id: 'vsh_1' })).toThrow('authenticate')
})
