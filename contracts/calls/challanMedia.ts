import { z } from 'zod'
import { defineCall } from './define.ts'

/** Resources that pages of the public service load by URL: pictures and a brand's logo and stylesheet. */
const place = { service: 'public', method: 'GET', auth: 'none', style: 'http', reply: z.unknown() } as const

/** The URL is signed, valid for an hour, and reveals nothing about vehicle or person. */
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
