import type { z } from 'zod'
import * as calls from '../../contracts/calls/issuerKeys.ts'
import { issuerKey } from '../../contracts/resources/issuerKey.ts'
import { certifierOf, KeyProblem } from '../engines/proofs/issuerKey.ts'
import type { Scope } from '../platform/context.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { importKey, removeKey } from './changeKeys.ts'
import { isTrusted } from './issuerKeys.ts'
import { listKeys, neededKeys, showKey } from './listKeys.ts'
import { fieldOfProblem, hasEnded, readKeyFile } from './readKeyFile.ts'

type KeyFileBody = z.output<NonNullable<typeof calls.readIssuerKey.body>>

/** The keys of issuers, for super-admins. Nothing is trusted before its fingerprint was shown and confirmed. */
export function issuerKeysRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, issuerKey, {
    list: (_scope, query) => listKeys(ctx.db, query),
    show: (_scope, id) => showKey(ctx.db, id),
  })
  serveCall(app, ctx, calls.listNeededKeys, () => neededKeys(ctx.db))
  serveCall(app, ctx, calls.readIssuerKey, ({ scope, body }) =>
    explained(scope, async () => {
      const key = keyIn(body)
      if (await isTrusted(ctx.db, key)) throw new KeyProblem('held')
      const { purpose, issuer, fingerprint, subject, notBefore, notAfter, kid } = key
      const certifiedBy = certifierOf(key)
      return {
        purpose,
        issuer,
        fingerprint,
        subject,
        certifiedBy,
        notBefore,
        notAfter,
        kid,
        isExpired: hasEnded(key),
      }
    }),
  )
  serveCall(app, ctx, calls.importIssuerKey, ({ scope, body }) =>
    explained(scope, () => importKey({ db: ctx.db, mails: ctx }, scope, keyIn(body), body)),
  )
  serveCall(app, ctx, calls.removeIssuerKey, ({ scope, params, body }) =>
    explained(scope, () => removeKey({ db: ctx.db, mails: ctx }, scope, { id: params.id, reason: body.reason })),
  )
}

const keyIn = ({ file, ...named }: KeyFileBody) => readKeyFile({ ...named, file: Buffer.from(file, 'base64') })

/** What is wrong with a key, in the reader's language and at its field. */
async function explained<Reply>({ locale }: Pick<Scope, 'locale'>, work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof KeyProblem)) throw error
    const { code } = error
    const message = translate(locale, `proofs.key.${code}`)
    if (code === 'removed') throw new Problem('conflict', message)
    throw new Problem(code === 'held' ? 'conflict' : 'bad_request', message, [{ field: fieldOfProblem[code], message }])
  }
}
