import { z } from 'zod'
import { defineCall } from './define.ts'

/** What a page of the public service loads by its address: pictures and a brand's look. */
const place = { service: 'public', method: 'GET', auth: 'none', style: 'http', reply: z.unknown() } as const

/** The address is signed and good for an hour; it tells nothing of vehicle or person. */
export const challanImage = defineCall({
  ...place,
  path: '/challan-image/{signed}',
  summary: 'Get a challan image',
  params: z.object({ signed: z.string().max(200) }),
  raw: 'image/png',
  errors: ['forbidden', 'not_found', 'source_unavailable'],
})

const ofBrand = z.object({ id: z.string().max(64), version: z.string().regex(/^\d{1,9}$/) })

export const brandStylesheet = defineCall({
  ...place,
  path: '/brands/{id}/{version}.css',
  summary: "Get a brand's colours",
  params: ofBrand,
  raw: 'text/css',
  errors: ['not_found'],
})

export const brandLogo = defineCall({
  ...place,
  path: '/brands/{id}/{version}/logo',
  summary: "Get a brand's logo",
  params: ofBrand,
  raw: 'image/png',
  errors: ['not_found'],
})
