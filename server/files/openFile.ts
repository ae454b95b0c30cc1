import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { FileType } from '../../contracts/files/files.ts'
import type { Context } from '../platform/context.ts'
import { notFound } from '../platform/problem.ts'
import { type FileRow, objectOf, ownFile } from './fileRow.ts'

interface Sample {
  name: string
  type: FileType
  file: URL
}

/** Made-up documents for a first try and for the documentation: their ids work in every account. */
const samples = {
  sample_pan: picture('pan.jpg', new URL('./samples/pan.jpg', import.meta.url)),
  sample_aadhaar: picture('aadhaar.jpg', new URL('./samples/aadhaar.jpg', import.meta.url)),
  sample_driving_licence: picture('driving_licence.jpg', new URL('./samples/driving_licence.jpg', import.meta.url)),
  sample_passport: picture('passport.jpg', new URL('./samples/passport.jpg', import.meta.url)),
  sample_cheque: picture('cheque.jpg', new URL('./samples/cheque.jpg', import.meta.url)),
  sample_voter_card: picture('voter_card.jpg', new URL('./samples/voter_card.jpg', import.meta.url)),
  sample_face_document: picture('face-document.jpg', new URL('./samples/face-document.jpg', import.meta.url)),
  sample_face_selfie: picture('face-selfie.jpg', new URL('./samples/face-selfie.jpg', import.meta.url)),
  sample_face_other: picture('face-other.jpg', new URL('./samples/face-other.jpg', import.meta.url)),
  sample_face_front: picture('face-front.jpg', new URL('./samples/face-front.jpg', import.meta.url)),
  sample_face_left: picture('face-left.jpg', new URL('./samples/face-left.jpg', import.meta.url)),
  sample_face_right: picture('face-right.jpg', new URL('./samples/face-right.jpg', import.meta.url)),
  sample_face_mouth: picture('face-mouth.jpg', new URL('./samples/face-mouth.jpg', import.meta.url)),
  sample_aadhaar_offline: {
    name: 'aadhaar-offline.zip',
    type: 'zip',
    file: new URL('./samples/aadhaar-offline.zip', import.meta.url),
  },
  sample_signed_document: {
    name: 'signed-document.pdf',
    type: 'pdf',
    file: new URL('./samples/signed-document.pdf', import.meta.url),
  },
  sample_statement: {
    name: 'sample-statement.pdf',
    type: 'pdf',
    file: new URL('./samples/statement.pdf', import.meta.url),
  },
  sample_statement_scan: picture('statement-scan.jpg', new URL('./samples/statement-scan.jpg', import.meta.url)),
} as const satisfies Record<string, Sample>

/** Named literally, because the bundle takes such files along by their names. */
function picture(name: string, file: URL): Sample {
  return { name, type: 'jpeg', file }
}

type SampleId = keyof typeof samples

const isSample = (id: string): id is SampleId => Object.hasOwn(samples, id)

const sampleOf = (id: SampleId): Sample => samples[id]

/** What is known of a file without opening it. Throws `not_found`, also after its deletion. */
export async function fileTypeOf({ db }: Pick<Context, 'db'>, userId: string, id: string): Promise<FileType> {
  if (isSample(id)) return sampleOf(id).type
  const row = await ownFile(db, userId, id)
  if (row.deleted_at !== null) throw notFound('file')
  return row.type as FileType
}

/** The name of a sample; undefined for any other file. */
export const sampleName = (id: string): string | undefined => (isSample(id) ? sampleOf(id).name : undefined)

/** A file as a check reads it. */
export interface OpenFile {
  id: string
  name: string
  type: FileType
  content: Buffer
  /** If it was given. */
  password?: string
}

type Needed = Pick<Context, 'db' | 'vault' | 'objects'>

/** Opens a file of the account, or one of the samples. Throws `not_found`, also after its deletion. */
export async function openFile(ctx: Needed, userId: string | null, id: string): Promise<OpenFile> {
  if (isSample(id)) {
    const { name, type, file } = sampleOf(id)
    return { id, name, type, content: await readFile(file) }
  }
  if (userId === null) throw notFound('file')
  return openRow(ctx, await ownFile(ctx.db, userId, id))
}

async function openRow({ vault, objects }: Needed, row: FileRow): Promise<OpenFile> {
  const { id, name_sealed, password_sealed, deleted_at } = row
  if (deleted_at !== null || name_sealed === null) throw notFound('file')
  return {
    id,
    name: vault.open(name_sealed, { column: 'files.name_sealed', id }),
    type: row.type as FileType,
    content: await buffer(await objects.get(objectOf(id))),
    ...(password_sealed !== null && {
      password: vault.open(password_sealed, { column: 'files.password_sealed', id }),
    }),
  }
}
