import { z } from 'zod'
import { limits } from '../platform/limits.ts'
import { defineCall, named } from './define.ts'

/** The allowed file types: the first bytes are checked against the type. HTML and SVG are not allowed. */
export const objectTypes = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const

export type ObjectType = (typeof objectTypes)[number]

/** The server prefixes the key with the owner, so that nobody can reach another's files (A112). `service` names the file's purpose. */
const key = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\w.-]+(\/[\w.-]+)*$/, 'A key can contain only letters, digits, dots, hyphens and slashes.')
const service = z.string().regex(/^[\w-]{1,40}$/, 'A service must be a single word.')

/** In bytes. If it is given, it is enforced. */
const contentLength = z.coerce.number().int().min(1).max(limits.objects.maxBytes, 'The file is too large.').optional()

/** Returns a URL that accepts one file of this type by PUT within five minutes. */
export const presignPut = defineCall({
  service: 'login',
  method: 'GET',
  path: '/getpresignedurlputobj',
  auth: 'customer',
  access: ['verifications', 'create'],
  style: 'named',
  summary: 'Get a signed upload URL',
  query: z.object({ key, contentType: z.enum(objectTypes), service, contentLength }),
  reply: named({ url: z.string() }),
})

/** Returns a URL of the newest file under this key, valid for five minutes. 103 if there is none. */
export const presignGet = defineCall({
  service: 'login',
  method: 'GET',
  path: '/getpresignedurlgetobj',
  auth: 'customer',
  ownEyes: true,
  access: ['verifications', 'show'],
  style: 'named',
  summary: 'Get a signed download URL',
  query: z.object({ key, contentType: z.enum(objectTypes).optional(), service }),
  reply: named({ url: z.string() }),
})

const signed = {
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ exp: z.string().max(20), sig: z.string().max(200) }),
}

/** Receives the file, which must have the announced content type. */
export const putObject = defineCall({
  service: 'objects',
  method: 'PUT',
  path: '/{id}',
  auth: 'none',
  style: 'http',
  summary: 'Upload a file to its signed URL',
  ...signed,
  reply: z.object({ bytes: z.number().int() }),
  errors: ['forbidden', 'not_found', 'conflict', 'unavailable'],
})

export const getObject = defineCall({
  service: 'objects',
  method: 'GET',
  path: '/{id}',
  auth: 'none',
  style: 'http',
  summary: 'Download a file from its signed URL',
  ...signed,
  raw: 'application/octet-stream',
  ranges: true,
  reply: z.unknown(),
  errors: ['forbidden', 'not_found', 'range_not_satisfiable', 'unavailable'],
})
