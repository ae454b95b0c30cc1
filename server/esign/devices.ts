import { createHash, randomInt } from 'node:crypto'
import { deviceCodes } from '../../contracts/esign/deviceCodes.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { qrOf } from '../engines/qrCode.ts'
import type { GivenLink } from '../invitations/prove.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import { Problem } from '../platform/problem.ts'
import { openRow, sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { openEsignLink, type Person } from './person.ts'
import { redrawn } from './redrawnPicture.ts'
import { lockForSigning, waitingOf } from './signing.ts'
import { recordEnvelopeEvent } from './trail.ts'

type Kind = 'signature' | 'initials'

/** A code for another device, in place of a former one. Throws `conflict` unless the document waits for the person, and `too_many_requests`. */
export async function beginDevice(ctx: Context, person: Person, { kind, ...link }: GivenLink & { kind: Kind }) {
  const { scope } = person
  const opened = await openEsignLink(ctx, person, link)
  if (opened.refused) return opened.refused
  const { envelope, recipient, invitationId } = opened
  if (recipient.consented_at === null) throw new Problem('conflict', translate(scope.locale, 'esign.consentFirst'))
  await consumeRateLimitOrThrow(ctx, scope, `esign-device:${invitationId}`, deviceCodes.begun)
  const code = Array.from(
    { length: deviceCodes.length },
    () => deviceCodes.letters[randomInt(deviceCodes.letters.length)],
  ).join('')
  const id = newId('edv')
  const expiresAt = new Date(Date.now() + deviceCodes.lifeMs)
  await ctx.db.transaction().execute(async trx => {
    await lockForSigning(ctx, trx, waitingOf(opened), { locale: scope.locale })
    // A drawing that nobody has fetched does not stay either.
    await trx
      .deleteFrom('esign_devices')
      .where(eb => eb.or([eb('invitation_id', '=', invitationId), eb('expires_at', '<', new Date().toISOString())]))
      .execute()
    await trx
      .insertInto('esign_devices')
      .values({
        id,
        envelope_id: envelope.row.id,
        recipient: recipient.id,
        invitation_id: invitationId,
        kind,
        code_hash: hashOf(code),
        expires_at: expiresAt,
      })
      .execute()
  })
  const url = new URL(paths.appendSignature, ctx.config.PUBLIC_URL)
  // Not sent to the server, so that it is in no log.
  url.hash = code
  const { href, host, pathname } = url
  return {
    state: 'open' as const,
    id,
    code,
    address: `${host}${pathname}`,
    qr: qrOf(href),
    expiresAt: expiresAt.toISOString(),
  }
}

/** What the other device has drawn, once. A code of another link is over. */
export async function readDevice(ctx: Context, person: Person, { id, ...link }: GivenLink & { id: string }) {
  const opened = await openEsignLink(ctx, person, link)
  if (opened.refused) return opened.refused
  const row = await ctx.db
    .selectFrom('esign_devices')
    .select(['id', 'picture', 'expires_at'])
    .where('id', '=', id)
    .where('invitation_id', '=', opened.invitationId)
    .executeTakeFirst()
  if (!row) return { state: 'over' as const }
  const { picture } = openRow(ctx.vault, 'esign_devices', row)
  if (picture === null) return { state: isOver(row) ? ('over' as const) : ('waiting' as const) }
  const taken = await ctx.db
    .deleteFrom('esign_devices')
    .where('id', '=', id)
    .where('picture', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return taken ? { state: 'drawn' as const, image: picture } : { state: 'over' as const }
}

/** What is to be drawn for a code. Throws `not_found` and `too_many_requests`. */
export async function enterDevice(ctx: Context, scope: Scope, code: string) {
  const { kind, expires_at } = await findCode(ctx, scope, code)
  return { kind, expiresAt: expires_at }
}

/** Takes what was drawn for a code, once. Throws `not_found`, `bad_request` for an empty picture, and `too_many_requests`. */
export async function drawOnDevice(ctx: Context, person: Person, { code, image }: { code: string; image: string }) {
  const { scope } = person
  const found = await findCode(ctx, scope, code)
  const made = await redrawn({ image, source: 'drawn' }, scope.locale)
  await ctx.db.transaction().execute(async trx => {
    const { picture } = sealRow(ctx.vault, 'esign_devices', { id: found.id, picture: made?.image ?? '' })
    const taken = await trx
      .updateTable('esign_devices')
      .set({ picture })
      .where('id', '=', found.id)
      .where('picture', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!taken) throw noSuchCode(scope)
    await recordEnvelopeEvent(ctx, trx, {
      envelopeId: found.envelope_id,
      kind: 'otherDevice',
      by: 'system',
      recipient: found.recipient,
      visitor: person,
    })
  })
  return { state: 'sent' as const }
}

async function findCode(ctx: Context, scope: Scope, typed: string) {
  const { address } = rateLimitKeys(ctx, 'esign-device-code', '', scope)
  await consumeRateLimitOrThrow(ctx, scope, address, deviceCodes.entered)
  const row = await ctx.db
    .selectFrom('esign_devices')
    .innerJoin('envelope_recipients as recipient', on =>
      on
        .onRef('recipient.envelope_id', '=', 'esign_devices.envelope_id')
        .onRef('recipient.id', '=', 'esign_devices.recipient'),
    )
    .select(['esign_devices.id', 'esign_devices.envelope_id', 'esign_devices.recipient', 'esign_devices.kind'])
    .select(['esign_devices.expires_at', 'esign_devices.picture'])
    .where('code_hash', '=', hashOf(deviceCodes.normalise(typed)))
    // Whoever has signed, or was replaced meanwhile, waits for no signature.
    .where('recipient.state', '=', 'asked')
    .whereRef('recipient.invitation_id', '=', 'esign_devices.invitation_id')
    .executeTakeFirst()
  if (!row || row.picture !== null || isOver(row)) throw noSuchCode(scope)
  return row
}

const isOver = ({ expires_at }: { expires_at: string }) => Date.parse(expires_at) <= Date.now()

const noSuchCode = ({ locale }: Scope) => new Problem('not_found', translate(locale, 'esign.deviceCode'))

const hashOf = (code: string) => createHash('sha256').update(`esign-device ${code}`).digest('hex')
