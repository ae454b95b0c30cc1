import type { Context, Scope } from '../../../platform/context.ts'
import type { AdminActor, CustomerActor } from '../../../platform/identity/actors.ts'
import { isSecondFactorRequired } from './change.ts'
import { ownerId } from './owner.ts'

/** Whether the caller's is on, and how many recovery codes are left. */
export async function readSecondFactor(ctx: Context, { actor }: Scope<CustomerActor | AdminActor>) {
  const row = await ctx.db
    .selectFrom('second_factors')
    .leftJoin('recovery_codes', join =>
      join.onRef('recovery_codes.owner_id', '=', 'second_factors.owner_id').on('recovery_codes.used_at', 'is', null),
    )
    .select(eb => ['confirmed_at', eb.fn.count<number>('recovery_codes.code_hash').as('left')])
    .where('second_factors.owner_id', '=', ownerId(actor))
    .where('confirmed_at', 'is not', null)
    .groupBy('second_factors.owner_id')
    .executeTakeFirst()
  return {
    on: row !== undefined,
    since: row?.confirmed_at ?? null,
    recoveryCodesLeft: row?.left ?? 0,
    required: isSecondFactorRequired(ctx, actor),
  }
}
