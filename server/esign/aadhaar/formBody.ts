import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/http/types.ts'

/** Routes whose body comes as bytes: a form of a browser, or XML. In a scope of their own, so that no other route takes forms. */
export function withRawBodies(app: App, routes: (raw: App) => void): void {
  void app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    routes(scope)
  })
}

/** The message of a provider: a field of a form, or the body itself. Empty if there is none. */
export async function messageIn(
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
  names: readonly string[],
): Promise<{ xml: string; isForm: boolean }> {
  const type = headers['content-type'] ?? ''
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    return { xml: bytes.toString('utf8'), isForm: false }
  const form = await readForm(bytes, type)
  const values = names.map(name => form?.get(name)).filter(value => typeof value === 'string')
  return { xml: values[0] ?? '', isForm: true }
}

/** Null for a form that cannot be read. */
const readForm = (bytes: Buffer, type: string): Promise<FormData | null> =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => null)
