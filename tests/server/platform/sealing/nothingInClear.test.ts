import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openInput, openRequester, openResult } from '../../../../server/checks/verifications/values.ts'
import type { SealedColumn } from '../../../../server/platform/sealedColumns.ts'
import { sealedColumns } from '../../../../server/platform/sealedColumns.ts'
import { countUnfinished } from '../../../../server/platform/sealing/reseal.ts'
import { openRow } from '../../../../server/platform/sealing/rows.ts'
import { seed } from '../../../../server/seed/seed.ts'
import { testApp } from '../../../support/app.ts'
import { post, signIn } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const { db, vault } = ctx

/**
 * Who staff are is not sealed (decision 0026). A brand's page shows the operator's own address. Court records are public (decision 0042).
 */
const inClearByDecision = [
  'admins.',
  'access_review_people.',
  'notice_recipients.',
  'challan_brands.',
  'court_cases.',
  'court_courts.',
]

const visitor = {
  name: 'Farzana Qureshi',
  email: 'farzana@visitor.test',
  phone: '9876512345',
  companyName: 'Qureshi Roadlines',
  message: 'Please call Farzana Qureshi.',
}

/** Names, contacts and identifiers that the seeded database holds, each long enough not to occur by chance. */
async function secrets(): Promise<string[]> {
  const users = (await db.selectFrom('users').selectAll().execute()).map(row => openRow(vault, 'users', row))
  const others = (await db.selectFrom('sub_users').selectAll().execute()).map(row => openRow(vault, 'sub_users', row))
  const checks = await db.selectFrom('verifications').selectAll().execute()
  const answers = checks.flatMap(row => {
    const { name, owner, legalName, chassis, engine } = openResult(vault, row) ?? {}
    // A key has a name of its own, which is nobody's.
    const requester = row.api_key_id ? null : openRequester(vault, row)
    return [name, owner, legalName, chassis, engine, requester, ...Object.values(openInput(vault, row))]
  })
  const people = [...users, ...others]
  return [
    ...people.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    ...[...users, ...others].map(({ email }) => email),
    ...users.map(({ phone }) => phone),
    ...Object.values(visitor),
    // A single common word may occur anywhere, and so may a date of birth.
    // Branches of banks are public, and an id of ours tells nothing of a person.
    ...answers.filter(
      value =>
        typeof value === 'string' &&
        /\s|\d/.test(value) &&
        value.length > 8 &&
        ![isDate, isIfsc, isOwnId].some(is => is(value)),
    ),
  ] as string[]
}

const isIfsc = (value: string) => /^[A-Z]{4}0[A-Z\d]{6}$/.test(value)

const isOwnId = (value: string) => /^[a-z]{3}_[0-9a-f]{32}$/.test(value)

const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The names on public watch lists. A customer may have the same name as a listed person, or a part of it. */
async function publiclyListed(): Promise<string> {
  const rows = await db.selectFrom('screening_names').select('name').where('name', 'is not', null).execute()
  return rows.map(({ name }) => name).join('\n')
}

/** Every text column of every table, with all that it holds. */
async function storedText(): Promise<Map<string, string>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying')`.execute(db)
  const stored = new Map<string, string>()
  for (const { table, column } of rows) {
    const all = await sql<{ text: string | null }>`
      select string_agg(distinct to_jsonb(${sql.ref(column)})::text, e'\n') as text from ${sql.table(table)}`.execute(
      db,
    )
    stored.set(`${table}.${column}`, all.rows[0]?.text ?? '')
  }
  return stored
}

test('no column of the database holds a customer’s data in clear', async () => {
  await seed(ctx)
  const asked = await post(app, ctx, '/api/contactForm', visitor)
  expect(asked).toMatchObject({ status: 200, code: 100 })
  await signIn(app, ctx, 'demo@satyapan.test')
  const listed = await publiclyListed()
  const known = [...new Set(await secrets())].filter(secret => !listed.includes(secret))
  expect(known.length).toBeGreaterThan(500)
  const stored = await storedText()
  const found = [...stored].flatMap(([place, text]) =>
    inClearByDecision.some(start => place.startsWith(start))
      ? []
      : known.filter(secret => text.includes(secret)).map(secret => `${place}: ${secret}`),
  )
  expect(found).toEqual([])
  // The columns that are searched do hold something.
  for (const place of ['verifications.result_sealed', 'messages.recipient', 'leads.name', 'kyc_records.holder_name'])
    expect(stored.get(place)).toContain(vault.sealedPrefix)
  for (const column of Object.keys(sealedColumns) as SealedColumn[])
    expect(await countUnfinished(db, vault, column), column).toBe(0)
})
