import { beginAadhaarFor } from '../esign/aadhaar/begin.ts'
import { sandboxAnswer } from '../esign/aadhaar/sandboxAnswer.ts'
import { takeRequest } from '../esign/aadhaar/sandboxTransactions.ts'
import { takeAnswer } from '../esign/aadhaar/takeAnswer.ts'
import type { OpenLink, Person } from '../esign/person.ts'
import type { Context } from '../platform/context.ts'

const BORN = 1990

/** Signs with the sandbox's provider of Aadhaar e-sign, as the holder whose name the recipient has. */
export async function signAsHolder(ctx: Context, person: Person, opened: OpenLink): Promise<void> {
  const { envelope, recipient } = opened
  const given = { sha256: envelope.row.document_sha256 ?? '', values: {}, birthYear: BORN }
  const begun = await beginAadhaarFor(ctx, person, opened, given)
  if (begun.state !== 'begun') throw new Error('The Aadhaar e-sign was not begun.')
  const { request } = await takeRequest(ctx, begun.fields[0]?.value ?? '')
  const holder = { name: recipient.name, birthYear: BORN }
  await takeAnswer(ctx, await ctx.aadhaarEsign.read(await sandboxAnswer(ctx, request, holder, 'signed')))
}
