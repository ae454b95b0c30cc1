import type { ExpressionBuilder, Selectable, SqlBool } from 'kysely'
import type { z } from 'zod'
import type { subUser } from '../../../../contracts/resources/subUser.ts'
import type { Schema } from '../../../platform/db/schema.ts'

export type SubUserRecord = z.output<typeof subUser.record>

/** A row's own columns, and whether its sign-in asks for a second step. */
export const subUserColumns = (eb: ExpressionBuilder<Schema, 'sub_users'>) =>
  [
    'sub_users.id',
    'first_name',
    'last_name',
    'email',
    'access',
    'is_active',
    'accepted_at',
    'sub_users.created_at',
    eb
      .exists(
        eb
          .selectFrom('second_factors')
          .select('owner_id')
          .whereRef('owner_id', '=', 'sub_users.id')
          .where('confirmed_at', 'is not', null),
      )
      .as('second_factor'),
  ] as const

type Row = Pick<
  Selectable<Schema['sub_users']>,
  'id' | 'first_name' | 'last_name' | 'email' | 'access' | 'is_active' | 'accepted_at' | 'created_at'
> & { second_factor: SqlBool }

export const presentSubUser = (row: Row): SubUserRecord => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  access: row.access === 'view' ? 'view' : 'full',
  status: statusOf(row),
  secondFactor: Boolean(row.second_factor),
  createdAt: row.created_at,
})

function statusOf({ is_active, accepted_at }: Pick<Row, 'is_active' | 'accepted_at'>): SubUserRecord['status'] {
  if (!is_active) return 'disabled'
  return accepted_at ? 'active' : 'invited'
}
