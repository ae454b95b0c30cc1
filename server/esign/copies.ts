import type { FastifyReply, FastifyRequest } from 'fastify'
import { ESIGN_LINK_HEADER, ESIGN_PASS_HEADER } from '../../contracts/calls/esignLinks.ts'
import { isActing } from '../../contracts/esign/states.ts'
import { objectOf } from '../files/fileRow.ts'
import { openFile } from '../files/openFile.ts'
import type { GivenLink } from '../invitations/prove.ts'
import type { Context } from '../platform/context.ts'
import { rangeHeaders, readRange } from '../platform/http/byteRange.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { envelopeFileId, openEnvelopeFile } from './documents.ts'
import { type OpenLink, openEsignLink, type Person } from './person.ts'
import type { Envelope } from './rows.ts'
import { recordEnvelopeEvent } from './trail.ts'

/** The link of a request without a body stands in its headers. */
export function linkIn({ headers }: FastifyRequest): GivenLink {
  const given = (name: string) => [headers[name]].flat()[0]
  return { token: given(ESIGN_LINK_HEADER) ?? '', pass: given(ESIGN_PASS_HEADER) }
}

/** Sends the document that waits to be signed, or a part of it. Throws `not_found` for a link that does not open. */
export async function sendDocument(ctx: Context, person: Person, request: FastifyRequest, reply: FastifyReply) {
  const opened = await openEsignLink(ctx, person, linkIn(request))
  if (opened.refused) throw notFound('link')
  const id = envelopeFileId(opened.envelope.row, 'original')
  const { bytes } = await ctx.db.selectFrom('files').select('bytes').where('id', '=', id).executeTakeFirstOrThrow()
  const range = readRange(request.headers.range, bytes)
  if (range === null) {
    void reply.header('content-range', `bytes */${bytes}`)
    throw new Problem('range_not_satisfiable', `The file has ${bytes} bytes.`)
  }
  return reply
    .code(range ? 206 : 200)
    .headers(rangeHeaders(bytes, range))
    .header('content-type', 'application/pdf')
    .header('content-security-policy', 'sandbox')
    .header('cache-control', 'private, no-store')
    .send(await ctx.objects.get(objectOf(id), range))
}

/** What a finished document is. */
export async function readCopy(ctx: Context, person: Person, link: GivenLink) {
  const opened = await openEsignLink(ctx, person, link, 'copies')
  if (opened.refused) return opened.refused
  const { row, recipients } = opened.envelope
  const { bytes } = await ctx.db
    .selectFrom('files')
    .select('bytes')
    .where('id', '=', envelopeFileId(row, 'signed'))
    .executeTakeFirstOrThrow()
  return {
    state: 'open' as const,
    title: row.title,
    askedBy: await readCustomerName(ctx, row.user_id),
    completedAt: row.ended_at ?? row.updated_at,
    bytes,
    sha256: row.signed_sha256 ?? '',
    signers: recipients.flatMap(({ role, state, name, ended_at }) =>
      isActing(role) && state === 'done' && ended_at !== null ? [{ name, at: ended_at }] : [],
    ),
    hasCertificate: row.working_file !== null,
    attachments: attachedFiles(opened.envelope).map(({ field, name, bytes, by }) => ({ field, name, bytes, by })),
  }
}

/** Files that signers have attached, and were told that all get. Photos and stamps stand in the document itself. */
function attachedFiles({ draft, recipients }: Envelope) {
  const files = new Set(draft.fields.filter(({ kind }) => kind === 'file').map(({ id }) => id))
  return recipients
    .filter(({ state }) => state === 'done')
    .flatMap(({ name: by, attachments }) => attachments.map(one => ({ ...one, by })))
    .filter(({ field, for_copies }) => for_copies && files.has(field))
}

/** Sends a file that a signer has attached, which the trail notes. Throws `not_found` for any other, and for a link that does not open. */
export async function sendCopyAttachment(
  ctx: Context,
  person: Person,
  field: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const opened = await openEsignLink(ctx, person, linkIn(request), 'copies')
  if (opened.refused) throw notFound('link')
  const attached = attachedFiles(opened.envelope).find(one => one.field === field)
  if (!attached) throw notFound('file')
  const { content } = await openFile(ctx, opened.envelope.row.user_id, attached.file_id)
  await noteDownload(ctx, person, opened)
  return sendAttachment(reply, attached.name, content)
}

const noteDownload = (ctx: Context, visitor: Person, { envelope, recipient }: OpenLink) =>
  ctx.db.transaction().execute(trx =>
    recordEnvelopeEvent(ctx, trx, {
      envelopeId: envelope.row.id,
      kind: 'downloaded',
      by: recipient.name,
      recipient: recipient.id,
      visitor,
    }),
  )

/** Sends the sealed document, or its certificate, which the trail notes. Throws `not_found` for a link that does not open. */
export async function sendCopy(
  ctx: Context,
  person: Person,
  kind: 'signed' | 'certificate',
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const opened = await openEsignLink(ctx, person, linkIn(request), 'copies')
  if (opened.refused) throw notFound('link')
  const { name, content } = await openEnvelopeFile(ctx, opened.envelope.row, kind)
  await noteDownload(ctx, person, opened)
  return sendAttachment(reply, name, content)
}
