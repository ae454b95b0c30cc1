import { createHash } from 'node:crypto'
import { callLimits, type StillKind } from '../../contracts/videoCalls/states.ts'
import { insertFile } from '../files/insertFile.ts'
import { receiveFile, type Upload } from '../files/receiveFile.ts'
import { sniffFile } from '../files/sniffFile.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { planChecks } from './evidence/plan.ts'
import { conflict, lockCall, ownCall, requireAgent } from './rounds/row.ts'

const shown = ['jpeg', 'png', 'webp'] as const

/**
 * Keeps a picture from the person's video as a sealed file of the account, as long as the call, and has it checked. Throws `conflict` for anybody but the agent of a call that is on,
 * beyond the limit of pictures, and for a picture that the call has already, which would compare a portrait with itself; `unsupported_type`.
 */
export async function captureStill(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, kind }: { id: string; kind: StillKind },
  /** Read only once it is known that the file may be stored. */
  upload: () => Promise<Upload | undefined>,
): Promise<{ file: string }> {
  const before = await ownCall(ctx, scope, id)
  requireAgent(scope, before)
  const content = await receiveFile(await upload(), callLimits.stillBytes, scope.locale)
  const type = shown.find(one => one === sniffFile(content))
  if (!type) throw new Problem('unsupported_type', translate(scope.locale, 'videoCalls.noPicture'))
  const { count } = await ctx.db
    .selectFrom('video_call_stills')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('call_id', '=', id)
    .where('round', '=', before.round)
    .executeTakeFirstOrThrow()
  if (Number(count) >= callLimits.stills) throw conflict(scope, 'videoCalls.tooManyStills')
  if (await isKnown(ctx, id, content)) throw conflict(scope, 'videoCalls.sameStill')
  const file = await insertFile(ctx, scope, {
    userId: before.user_id,
    content,
    type,
    name: `${kind}.${type}`,
    keepUntil: new Date(before.erase_at),
    action: 'file.kept',
  })
  await ctx.db.transaction().execute(async trx => {
    const call = await lockCall(ctx, trx, scope, id)
    requireAgent(scope, call)
    // A picture of one session is none of the next.
    if (call.round !== before.round) throw conflict(scope, 'videoCalls.notYours')
    const at = new Date()
    await trx
      .insertInto('video_call_stills')
      .values({ file_id: file.id, call_id: id, round: call.round, kind, at })
      .execute()
    await planChecks(trx, { callId: id, round: call.round, file: file.id, kind }, at)
    await audit(trx, scope, { action: 'videoCall.captured', subject: id, data: { kind, file: file.id } })
  })
  return { file: file.id }
}

/** Whether this very picture was kept before, in whichever session and as whatever. */
async function isKnown({ db }: Pick<Context, 'db'>, id: string, content: Buffer): Promise<boolean> {
  const same = await db
    .selectFrom('video_call_stills')
    .innerJoin('files', 'files.id', 'video_call_stills.file_id')
    .select('files.id')
    .where('video_call_stills.call_id', '=', id)
    .where('files.sha256', '=', createHash('sha256').update(content).digest('hex'))
    .executeTakeFirst()
  return same !== undefined
}
