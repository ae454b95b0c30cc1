import { expect, test } from 'vitest'
import { SANDBOX_SECRET } from '../../../../server/platform/config/environment.ts'
import { connect } from '../../../../server/platform/db/connect.ts'
import { migrate } from '../../../../server/platform/db/migrate.ts'
import { openVault } from '../../../../server/platform/sealing/indexKey.ts'
import { startProgram } from '../../../support/children.ts'
import { makeCustomer, makeVerification } from '../../../support/factories.ts'
import { withDatabaseOf } from '../../../support/ledger.ts'
import { temporaryDataEnv } from '../../../support/server.ts'

/** The secret that the factories seal with. */
const before = SANDBOX_SECRET
const after = 'the secret after the rotation of it all'
const column = 'verifications.input_sealed'

type Place = Awaited<ReturnType<typeof temporaryDataEnv>>

async function rotateKeys(place: Place, secrets: { SECRET_KEY: string; SECRET_KEY_OLD?: string }) {
  const { exit, lines, errors } = startProgram('server/platform/sealing/rotateKeysCommand.ts', [], {
    ...place,
    ...secrets,
  })
  return { code: await exit, printed: lines.join('\n'), complaint: errors.join('\n') }
}

/** A database that was used with the old secret, with one check; returns its id. */
async function fill({ DATABASE_URL, DATA_DIR }: Place): Promise<string> {
  const database = await connect({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR })
  try {
    await migrate(database)
    await openVault(database.db, { SECRET_KEY: before, SECRET_KEY_OLD: undefined, SIGNING_KEY: undefined })
    const { userId } = await makeCustomer(database.db)
    return await makeVerification(database.db, userId)
  } finally {
    await database.close()
  }
}

const inputOf = (place: Place, id: string, secret: string) =>
  withDatabaseOf(place, async db => {
    const row = await db
      .selectFrom('verifications')
      .select('input_sealed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const vault = await openVault(db, { SECRET_KEY: secret, SECRET_KEY_OLD: undefined, SIGNING_KEY: undefined })
    return vault.open(row.input_sealed, { column, id })
  })

test('npm run rotate-keys reseals everything, after which the old secret opens nothing', {
  timeout: 120_000,
}, async () => {
  const place = await temporaryDataEnv()
  const early = await rotateKeys(place, { SECRET_KEY: after })
  expect(early.code).toBe(2)
  expect(early.complaint).toMatch(/Start the server once|no database/)

  const id = await fill(place)
  const wrong = await rotateKeys(place, { SECRET_KEY: after })
  expect(wrong).toMatchObject({ code: 2, complaint: expect.stringContaining('SECRET_KEY_OLD') })

  const rotated = await rotateKeys(place, { SECRET_KEY: after, SECRET_KEY_OLD: before })
  expect(rotated).toMatchObject({ code: 0, complaint: '' })
  expect(rotated.printed).toMatch(/verifications\.input_sealed +1 resealed/)
  expect(rotated.printed).toContain('SECRET_KEY_OLD may be removed')
  expect(await inputOf(place, id, after)).toBe('{"pan":"AAACZ1000A"}')
  await expect(inputOf(place, id, before)).rejects.toThrow('SECRET_KEY')

  expect(await rotateKeys(place, { SECRET_KEY: after })).toMatchObject({ code: 0, complaint: '' })
})
