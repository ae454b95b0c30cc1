import type { EsignVersion } from '../../engines/aadhaarEsign/versions.ts'
import { attributeOf, childrenOf, EsignProblem, elementOf, parseMessage } from '../../engines/aadhaarEsign/xml.ts'
import { signedContent, signMessage, type XmlSigner } from '../../engines/aadhaarEsign/xmlSignature.ts'
import { derOf } from '../../engines/pdfSignatures/verify/names.ts'
import type { Context } from '../../platform/context.ts'
import { newSecret } from '../../platform/identity/ids.ts'
import { openRow, sealRow } from '../../platform/sealing/rows.ts'
import type { OwnKey } from '../../reports/signing/ownAuthority.ts'
import { readSandboxKeys } from '../../reports/signing/sandboxAuthority.ts'
import { pemOf } from './addresses.ts'

export type SandboxParts = Pick<Context, 'config' | 'db' | 'vault'>

export async function xmlSignerOf({ certificate, key }: OwnKey): Promise<XmlSigner> {
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', key)).toString('base64')
  const pem = `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`
  return { key: pem, certificate: pemOf(derOf(certificate)) }
}

/** The root of a message that our own key has signed. Throws `EsignProblem`. */
async function readMessage(ctx: SandboxParts, xml: string): Promise<Element> {
  const { sandboxRequester } = await readSandboxKeys(ctx)
  return parseMessage(signedContent(xml, [pemOf(derOf(sandboxRequester.certificate))]))
}

export interface SandboxRequest {
  version: EsignVersion
  transaction: string
  digest: string
  title: string
  responseUrl: string
  redirectUrl: string
}

function requestIn(root: Element): SandboxRequest {
  const [hash] = childrenOf(root, 'Docs').flatMap(docs => childrenOf(docs, 'InputHash'))
  const value = (name: string) => attributeOf(root, name) ?? ''
  if (root.localName !== 'Esign' || !hash) throw new EsignProblem('the message is no Esign')
  return {
    version: value('ver') as EsignVersion,
    transaction: value('txn'),
    digest: hash.textContent ?? '',
    title: attributeOf(hash, 'docInfo') ?? '',
    responseUrl: value('responseUrl'),
    redirectUrl: value('redirectUrl'),
  }
}

/** Keeps a request, once. `acknowledgement` is null if there was one with this transaction already. Throws `EsignProblem`. */
export async function takeRequest(
  ctx: SandboxParts,
  xml: string,
): Promise<{ request: SandboxRequest; acknowledgement: string | null }> {
  const request = requestIn(await readMessage(ctx, xml))
  const { transaction, version } = request
  const row = sealRow(ctx.vault, 'sandbox_esign_transactions', { transaction, request_sealed: xml })
  const { numInsertedOrUpdatedRows: added } = await ctx.db
    .insertInto('sandbox_esign_transactions')
    .values(row)
    .onConflict(conflict => conflict.column('transaction').doNothing())
    .executeTakeFirstOrThrow()
  const acknowledgement = added ? await respond(ctx, { ver: version, status: '2', txn: transaction }) : null
  return { request, acknowledgement }
}

export interface SandboxTransaction {
  request: SandboxRequest
  /** XML, once it was answered. */
  answer: string | null
}

export async function findTransaction(ctx: SandboxParts, transaction: string): Promise<SandboxTransaction | null> {
  const sealed = await ctx.db
    .selectFrom('sandbox_esign_transactions')
    .selectAll()
    .where('transaction', '=', transaction)
    .executeTakeFirst()
  if (!sealed) return null
  const { request_sealed, answer_sealed } = openRow(ctx.vault, 'sandbox_esign_transactions', sealed)
  return { request: requestIn(await readMessage(ctx, request_sealed)), answer: answer_sealed }
}

/** Keeps the answer of a transaction, once. Returns whether it had none. */
export async function keepAnswer(ctx: SandboxParts, transaction: string, xml: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('sandbox_esign_transactions')
    .set(sealRow(ctx.vault, 'sandbox_esign_transactions', { transaction, answer_sealed: xml }))
    .where('transaction', '=', transaction)
    .where('answer_sealed', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** What became of a transaction: its answer, or that the signer is still there. Throws `EsignProblem`. */
export async function answerStatus(ctx: SandboxParts, xml: string): Promise<string> {
  const root = await readMessage(ctx, xml)
  if (root.localName !== 'EsignStatus') throw new EsignProblem('the message is no EsignStatus')
  const txn = attributeOf(root, 'txn') ?? ''
  const found = await findTransaction(ctx, txn)
  if (found?.answer) return found.answer
  const ver = attributeOf(root, 'ver') ?? ''
  return found
    ? respond(ctx, { ver, status: '2', txn })
    : respond(ctx, { ver, status: '0', txn, errCode: 'SANDBOX-404', errMsg: 'Unknown transaction' })
}

/** An `EsignResp`, signed by the sandbox's provider. */
export async function respond(ctx: SandboxParts, attributes: Record<string, string>, content = ''): Promise<string> {
  const { sandboxProvider } = await readSandboxKeys(ctx)
  const known = { ts: new Date().toISOString().slice(0, 19), resCode: newSecret(), ...attributes }
  return signMessage(elementOf('EsignResp', known, content), await xmlSignerOf(sandboxProvider))
}
