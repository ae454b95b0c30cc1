import { describe, expect, test } from 'vitest'
import { verifyChain } from '../../../../server/platform/audit/chain.ts'
import { startProgram } from '../../../support/children.ts'
import { withDatabaseOf } from '../../../support/ledger.ts'
import { seededDataEnv, startServer, temporaryDataEnv } from '../../../support/server.ts'

type Place = Awaited<ReturnType<typeof temporaryDataEnv>>

async function createAdmin(place: Place, ...args: string[]) {
  const { exit, lines, errors } = startProgram('server/people/staff/createAdminCommand.ts', args, place)
  const code = await exit
  const url = lines.map(line => line.trim()).find(line => line.startsWith('http')) ?? ''
  return { code, url, complaint: errors.join('\n'), printed: lines.join('\n') }
}

const first = ['--email', 'Asha@First.test', '--name', 'Asha Rao']

const staffOf = (place: Place) =>
  withDatabaseOf(place, async db => ({
    admins: await db.selectFrom('admins').select(['email', 'name', 'role', 'is_active', 'password_hash']).execute(),
    links: await db.selectFrom('invitations').select('subject').where('state', '=', 'waiting').execute(),
    events: await db.selectFrom('audit_events').select(['action', 'actor_id', 'seq', 'data']).orderBy('seq').execute(),
    factors: await db.selectFrom('second_factors').select('owner_id').execute(),
    chain: await verifyChain(db),
  }))

/** As if the link had been used. */
const choosePassword = (place: Place) =>
  withDatabaseOf(place, async db => {
    const { id } = await db.updateTable('admins').set({ password_hash: '-' }).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('second_factors')
      .values({
        owner_id: id,
        admin_id: id,
        user_id: null,
        sub_user_id: null,
        secret_sealed: '-',
        created_at: new Date(),
      })
      .execute()
  })

describe('a new database', { timeout: 120_000 }, () => {
  test('a link for the first super-admin, once more until it is used, and then for nobody', async () => {
    const place = await temporaryDataEnv()
    const made = await createAdmin(place, ...first)
    expect(made).toMatchObject({ code: 0, complaint: '' })
    expect(made.url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/reset-password-user\/[\w-]{22,}\?for=staff$/)
    const again = await createAdmin(place, ...first)
    expect(again.code).toBe(0)
    expect(again.url).not.toBe(made.url)
    expect(await staffOf(place)).toMatchObject({
      admins: [
        { email: 'asha@first.test', name: 'Asha Rao', role: 'superadmin', is_active: true, password_hash: null },
      ],
      links: [{}],
      events: [
        { action: 'staff.created', actor_id: 'create-admin', seq: 1 },
        { action: 'staff.created', seq: 2 },
      ],
      chain: { sealed: 2, unsealed: 0, broken: null },
    })

    await choosePassword(place)
    const refused = await createAdmin(place, '--email', 'second@first.test')
    expect(refused).toMatchObject({ code: 1, url: '' })
    expect(refused.complaint).toContain('There is an active super-admin already')
    expect(await createAdmin(place, ...first)).toMatchObject({ code: 1, url: '' })
  })

  test('--recover: an existing member can enter by the link only, and a new one is created', async () => {
    const place = await temporaryDataEnv()
    await createAdmin(place, ...first)
    await choosePassword(place)
    await withDatabaseOf(place, db => db.updateTable('admins').set({ is_active: false, role: 'admin' }).execute())
    // There is no active super-admin now, but a member of staff is not promoted in passing.
    const taken = await createAdmin(place, ...first)
    expect(taken).toMatchObject({ code: 1, url: '' })
    expect(taken.complaint).toContain('belongs to a member of staff')

    expect(await createAdmin(place, ...first, '--recover')).toMatchObject({ code: 0 })
    const recovered = await staffOf(place)
    expect(recovered).toMatchObject({
      admins: [{ role: 'superadmin', is_active: true, password_hash: null }],
      factors: [],
      chain: { unsealed: 0, broken: null },
    })
    expect(recovered.events.at(-1)).toMatchObject({
      action: 'staff.recovered',
      data: { former: { role: 'admin', active: false } },
    })

    // The first one can sign in now, so that a further recovery waits for a confirmation, and changes nothing yet.
    await choosePassword(place)
    const waiting = await createAdmin(place, '--email', 'second@first.test', '--recover')
    expect(waiting).toMatchObject({ code: 0, complaint: '' })
    expect(waiting.url).toContain('/reset-password-user/')
    expect(waiting.printed).toContain('once one has confirmed it at http://127.0.0.1:3000/admin/approvals')
    const after = await staffOf(place)
    expect(after.admins.map(({ email, role }) => [email, role])).toEqual([['asha@first.test', 'superadmin']])
    expect(after.events.at(-1)).toMatchObject({ action: 'approval.asked', actor_id: 'create-admin' })
    expect(after.chain).toMatchObject({ unsealed: 0, broken: null })
  })

  test('wrong use: a message, 2, and nothing is done', async () => {
    const place = await temporaryDataEnv()
    const complaintOf = async (...args: string[]) => {
      const { code, url, complaint } = await createAdmin(place, ...args)
      expect([code, url]).toEqual([2, ''])
      expect(complaint).toContain('Usage: npm run create-admin -- --email')
      return complaint.split('\n')[0]
    }
    expect(await complaintOf()).toBe('The e-mail address is missing.')
    expect(await complaintOf('--email', 'asha')).toBe('"asha" is no complete e-mail address.')
    expect(await complaintOf(...first, '--role', 'admin')).toBe("Unknown option '--role'.")
    expect(await complaintOf('--email', 'a@b.test', '--name', ' ')).toContain('The name needs 1 to 60 characters')
    const broken = await createAdmin({ ...place, DATA_DIR: '', PORT: 'x' } as Place, ...first)
    expect([broken.code, broken.complaint]).toEqual([1, expect.stringContaining('PORT')])
  })
})

test.runIf(process.env.TEST_BACKEND === 'postgres')(
  'on PostgreSQL the server may run meanwhile',
  {
    timeout: 120_000,
  },
  async () => {
    const place = await seededDataEnv()
    const server = await startServer(place)
    const made = await createAdmin(place, '--email', 'asha@first.test', '--recover')
    expect(made).toMatchObject({ code: 0, complaint: '' })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  },
)
