import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { subUser } from '../../../contracts/resources/subUser.ts'
import type { Schema } from '../../db/schema.ts'

export type SubUserRecord = z.output<typeof subUser.record>

export const subUserColumns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'access',
  'is_active',
  'accepted_at',
  'created_at',
] as const

type Row = Pick<Selectable<Schema['sub_users']>, (typeof subUserColumns)[number]>

export const presentSubUser = (row: Row): SubUserRecord => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  access: row.access === 'view' ? 'view' : 'full',
  status: statusOf(row),
  createdAt: row.created_at,
})

function statusOf({ is_active, accepted_at }: Row): SubUserRecord['status'] {
  if (!is_active) return 'disabled'
  return accepted_at ? 'active' : 'invited'
}
