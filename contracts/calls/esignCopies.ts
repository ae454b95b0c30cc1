import { z } from 'zod'
import { defineCall } from './define.ts'
import { endedEsignLink, esignLink, lockedEsignLink } from './esignLinks.ts'

/* What holders of copies see and download, by their links. */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const

/** What a finished document is, for somebody who got a copy by a link. */
export const readEsignCopy = defineCall({
  ...place,
  path: '/esign-copies/read',
  summary: 'Read a copy of a signed document',
  body: z.object(esignLink),
  reply: z.discriminatedUnion('state', [
    endedEsignLink,
    lockedEsignLink,
    z.object({
      state: z.literal('open'),
      title: z.string(),
      askedBy: z.string(),
      completedAt: z.iso.datetime(),
      bytes: z.number().int(),
      /** Of the sealed file, in hex. */
      sha256: z.string(),
      signers: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
      /** Whether the certificate of signatures is a document of its own, because pages that are added to the document would break signatures in it. */
      hasCertificate: z.boolean(),
      /** Files that signers have attached. */
      attachments: z.array(
        z.object({
          /** By which it is downloaded. */
          field: z.string(),
          name: z.string(),
          /** Who has attached it. */
          by: z.string(),
          bytes: z.number().int(),
        }),
      ),
    }),
  ]),
})

/** The sealed document, or the certificate of its signatures. The link is in the headers. */
export const downloadEsignCopy = defineCall({
  ...place,
  method: 'GET',
  path: '/esign-copies/document',
  summary: 'Download a signed document',
  query: z.object({ kind: z.enum(['signed', 'certificate']).default('signed') }),
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found', 'conflict'],
})

/** A file that a signer has attached. The link is in the headers. */
export const downloadEsignCopyAttachment = defineCall({
  ...place,
  method: 'GET',
  path: '/esign-copies/attachments/{field}',
  summary: 'Download a file that a signer has attached',
  params: z.object({ field: z.string().max(32) }),
  raw: 'application/octet-stream',
  reply: z.unknown(),
  errors: ['not_found'],
})
