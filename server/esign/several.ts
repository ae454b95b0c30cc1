import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { remindRecipient } from './recipients.ts'
import { ownEnvelope } from './rows.ts'
import { voidEnvelope } from './voidEnvelope.ts'

interface Several {
  done: number
  refused: { id: string; message: string }[]
}

/** Does something with each envelope by itself, so that what is refused for one does not keep it from the others. */
async function forEach(ids: readonly string[], act: (id: string) => Promise<void>): Promise<Several> {
  const refused: Several['refused'] = []
  const all = new Set(ids)
  for (const id of all) {
    try {
      await act(id)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refused.push({ id, message: error.message })
    }
  }
  return { done: all.size - refused.length, refused }
}

/** Voids each envelope of the account that is out. */
export const voidSeveral = (
  ctx: Context,
  scope: Scope<CustomerActor>,
  { ids, reason }: { ids: readonly string[]; reason: string },
): Promise<Several> => forEach(ids, id => voidEnvelope(ctx, scope, id, reason))

/** Sends the links again to all who are asked now. */
export const remindSeveral = (
  ctx: Context,
  scope: Scope<CustomerActor>,
  { ids }: { ids: readonly string[] },
): Promise<Several> =>
  forEach(ids, async id => {
    const { recipients } = await ownEnvelope(ctx, scope, id)
    const asked = recipients.filter(({ state }) => state === 'asked')
    if (asked.length === 0) throw new Problem('conflict', translate(scope.locale, 'esign.notOut'))
    for (const { id: recipient } of asked) await remindRecipient(ctx, scope, { id, recipient })
  })
