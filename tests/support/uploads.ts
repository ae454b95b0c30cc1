import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from '../../server/platform/context.ts'
import type { TestApp } from './app.ts'

const EDGE = 'edge-of-a-part'

/** A multipart body with one file, and the header that goes with it. */
export const formOf = (name: string, content: Buffer | string) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${EDGE}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${EDGE}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${EDGE}--\r\n`),
  ]),
})

type As = Record<string, string>

/** Uploads a file through the console, or through the developers' API with a key's headers. */
export function upload(app: TestApp['app'], as: As, name: string, content: Buffer | string, url = '/api/files') {
  const { headers, payload } = formOf(name, content)
  return app.inject({ method: 'POST', url, headers: { ...as, ...headers }, payload })
}

/** The paths of the files in the object store of a test; a directory stays when its last file goes. */
export const storedObjects = ({ ctx }: Pick<TestApp, 'ctx'>): string[] => {
  try {
    const paths = readdirSync(join(ctx.config.DATA_DIR, 'objects'), { recursive: true }).map(String)
    return paths.filter(path => path.includes('obj_'))
  } catch {
    return []
  }
}

/** Where a test's object lies on disk. */
export async function placeOfObject({ db, config }: Pick<Context, 'db' | 'config'>, id: string): Promise<string> {
  const row = db.selectFrom('object_keys').select('stored_as').where('object_id', '=', id)
  const { stored_as } = await row.executeTakeFirstOrThrow()
  return join(config.DATA_DIR, 'objects', stored_as.slice(-2), stored_as)
}

/** Its bytes as they lie there. */
export const bytesOnDisk = async (ctx: Pick<Context, 'db' | 'config'>, id: string): Promise<Buffer> =>
  readFileSync(await placeOfObject(ctx, id))

/** Stores an object and keeps it. */
export async function storeObject({ db, objects }: Pick<Context, 'db' | 'objects'>, id: string, content: Buffer) {
  const object = await objects.put(id, Readable.from([content]), content.length)
  await db.transaction().execute(trx => object.keep(trx))
}
